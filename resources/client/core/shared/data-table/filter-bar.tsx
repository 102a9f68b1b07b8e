import { Plus, X } from 'lucide-react'
import { useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

import { type ActiveFilter, type FilterDefinition, withFilter } from './filter-definition'
import { FilterPopover } from './filter-popover'
import { filterSummary } from './filter-summary'

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
  const visibleDefinitions = definitions
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
      {visibleDefinitions.map((definition) => (
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

type FilterChipProps = {
  definition: FilterDefinition
  /** Undefined for a pinned filter without a value. */
  filter: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
  onRemove: () => void
}

const CHIP = 'flex min-h-target max-w-full items-center rounded-full'
const PART = 'min-h-target rounded-full transition-press hover:bg-hover active:bg-focus'

/** A filter's chip: a click edits it, the cross removes it. A pinned filter without a value offers to set one. */
function FilterChip({ definition, filter, onApply, onRemove }: FilterChipProps) {
  const { t } = useTranslation()
  const { label } = definition
  const summary = filter ? filterSummary(definition, filter, t) : ''
  return (
    <div className={classNames(CHIP, filter ? 'bg-chip' : 'border-2 border-dashed border-edge')}>
      <FilterPopover
        label={t('Filter: :name', { name: label })}
        definitions={[definition]}
        filter={filter}
        onApply={onApply}
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            className={classNames(PART, 'flex min-w-0 items-center gap-2 px-4 text-start')}
          >
            {!filter && <Plus aria-hidden className="size-4 shrink-0" />}
            <span className="min-w-0 wrap-anywhere">
              <span className={classNames(filter && 'font-bold')}>{label}</span>
              {summary}
            </span>
          </button>
        )}
      />
      {filter && (
        <button
          type="button"
          aria-label={t('Remove filter “:name”', { name: label })}
          onClick={onRemove}
          className={classNames(PART, 'grid min-w-target place-items-center')}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
