import { SearchX } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { type ResultType } from '../queries'
import { SuggestedSearch } from './suggested-search'

type NothingFoundProps = {
  words: string
  /** The type without results; null when no type has any. */
  type: ResultType | null
}

/** Suggestions for a search without results; the page's heading already says that nothing was found. */
export function NothingFound({ words, type }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <>
      {type === null && <SuggestedSearch words={words} />}
      <EmptyState
        icon={<SearchX className="size-16" strokeWidth={1.5} />}
        action={
          type ? (
            <LinkButton variant="outline" to={paths.search.link({ query: words })}>
              {t('Search everything')}
            </LinkButton>
          ) : (
            <LinkButton variant="outline" to={paths.search.link({})}>
              {t('Browse genres')}
            </LinkButton>
          )
        }
      >
        {type
          ? t('Try another category.')
          : t("Try fewer words or just the start of a name. It's fine to leave out accents.")}
      </EmptyState>
    </>
  )
}
