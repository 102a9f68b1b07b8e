import { useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { FilterChip } from './filter-chip'
import { type ActiveFilter, type FilterDefinition, withFilter } from './filter-definition'

type FilterBarProps = {
  definitions: readonly FilterDefinition[]
  filters: readonly ActiveFilter[]
  onChange: (filters: ActiveFilter[]) => void
}

/** Chips of the active filters: pinned ones first, then the others in the order they were set. */
export function FilterBar({ definitions, filters, onChange }: FilterBarProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const rank = ({ key, isPinned }: FilterDefinition) =>
    isPinned ? -1 : filters.findIndex((filter) => filter.key === key)
  const shown = definitions
    .filter(({ key, isPinned }) => isPinned || filters.some((filter) => filter.key === key))
    .sort((a, b) => rank(a) - rank(b))

  // The pressed button disappears, so the focus moves to its group.
  const change = (next: ActiveFilter[]) => {
    onChange(next)
    group.current?.focus()
  }
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('Filters')}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 outline-none empty:hidden"
    >
      {shown.map((definition) => (
        <FilterChip
          key={definition.key}
          definition={definition}
          filter={filters.find(({ key }) => key === definition.key)}
          onApply={(next) => onChange(withFilter(filters, next))}
          onRemove={() => change(filters.filter(({ key }) => key !== definition.key))}
        />
      ))}
      {filters.length > 0 && (
        <Button variant="ghost" onClick={() => change([])}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  )
}
