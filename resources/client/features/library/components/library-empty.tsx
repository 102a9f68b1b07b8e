import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { LibrarySection } from '../sections'
import type { LibraryAddress } from '../use-library-address'

type LibraryEmptyProps = { section: LibrarySection; address: LibraryAddress; action: ReactNode }

/** Nothing matches, or nothing is there yet: what to do about it. */
export function LibraryEmpty({ section, address: { query, setQuery }, action }: LibraryEmptyProps) {
  const { t } = useTranslation()
  if (query) {
    return (
      <EmptyState
        icon={<SearchX className="size-16" />}
        title={t('No matches for “:query”', { query })}
        action={
          <Button variant="outline" onClick={() => setQuery('')}>
            {t('Clear search')}
          </Button>
        }
      >
        {t('Try a different word or clear the search.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(section.nothing)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.home.link()}>{t('Find music')}</LinkButton>
          {action}
        </div>
      }
    >
      {t(section.advice)}
    </EmptyState>
  )
}
