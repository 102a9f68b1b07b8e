import { Plus, X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import type { ActiveFilter, FilterDefinition } from './filter-definition'
import { FilterPopover } from './filter-popover'
import { filterSummary } from './filter-summary'

type FilterChipProps = {
  definition: FilterDefinition
  /** Undefined for a pinned filter without a value. */
  filter: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
  onRemove: () => void
}

const CHIP = 'flex min-h-target max-w-full items-center rounded-full'
const PART = 'min-h-target rounded-full transition-press hover:bg-hover active:bg-focus'

/** A filter's chip: a click edits it, the cross removes it. A pinned filter without a value invites to set one. */
export function FilterChip({ definition, filter, onApply, onRemove }: FilterChipProps) {
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
