import { SearchX } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LinkButton } from '@/ui/buttons/link-button'

import { type ResultType } from '../result-types'

type NothingFoundProps = {
  words: string
  /** The type that nothing was found of; of all of them without it. */
  type?: ResultType
}

/** Nothing was found: what may help, and where to look on. */
export function NothingFound({ words, type }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<SearchX className="size-16" strokeWidth={1.5} />}
      title={t('Nothing found for “:query”', { query: words })}
      action={
        type ? (
          <LinkButton variant="outline" to={paths.search.link({ query: words })}>
            {t('Look in everything')}
          </LinkButton>
        ) : (
          <LinkButton variant="outline" to={paths.search.link({})}>
            {t('Browse genres')}
          </LinkButton>
        )
      }
    >
      {type ? t('There may be something of another kind.') : t('Try fewer words, or only the beginning of a name. Letters without their marks are fine too.')}
    </EmptyState>
  )
}
