import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { isFiltered, type TableState } from './table-state'

/** Content of a table's empty state. */
export type NothingYet = { title: string; message?: ReactNode; action?: ReactNode; icon?: ReactNode }

type NoRowsProps = {
  state: TableState
  onChange: (change: Partial<TableState>) => void
  nothingYet: NothingYet | undefined
}

/** Empty state: no matches, a page beyond the last one, or no records yet, each with its next step. */
export function NoRows({ state, onChange, nothingYet }: NoRowsProps) {
  const { t } = useTranslation()
  if (isFiltered(state)) {
    return (
      <EmptyState
        icon={<SearchX className="size-16" />}
        title={t('There are no items matching your query')}
        action={
          <Button variant="outline" onClick={() => onChange({ query: '', filters: [] })}>
            {t('Clear search and filters')}
          </Button>
        }
      >
        {t('Try different words or fewer filters.')}
      </EmptyState>
    )
  }
  if (state.page !== 1) {
    return (
      <EmptyState
        title={t('Nothing on this page')}
        action={
          <Button variant="outline" onClick={() => onChange({ page: 1 })}>
            {t('Go to first page')}
          </Button>
        }
      />
    )
  }
  const { title, message, action, icon } = nothingYet ?? { title: t('Nothing here yet') }
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {message}
    </EmptyState>
  )
}
