import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { QueryView } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { findOwnPages } from './find-pages'
import { IMAGE_FOLDER } from './head-tags'
import { PagePreview } from './page-preview'

const site = { diskPrefix: IMAGE_FOLDER, findPages: findOwnPages }

type PageBodyProps = {
  title: string
  value: string
  onChange: (html: string) => void
  error: string | undefined
}

/** The page's content: visual editor, source and preview; their code loads apart from the form. */
export function PageBody({ title, value, onChange, error }: PageBodyProps) {
  const { t } = useTranslation()
  // A query, so that a failed load is retried like data.
  const code = useQuery({
    queryKey: ['html field'],
    queryFn: () => import('@/core/shared/rich-text/html-field'),
    staleTime: Infinity,
  })
  return (
    <QueryView query={code} skeleton={<Skeleton className="h-80 rounded-input" />}>
      {({ HtmlField }) => (
        <HtmlField
          label={t('Content')}
          value={value}
          onChange={onChange}
          error={error}
          site={site}
          preview={<PagePreview title={title} body={value} />}
        />
      )}
    </QueryView>
  )
}
