import type { Translation } from '@/core/platform/i18n/translation'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'

/** Filters by creation and last change, which every list has (backend contract, section 7). */
export const changedBetween = ({ t }: Translation): FilterDefinition[] => [
  { key: 'created_at', label: t('Created'), operators: ['between'], control: { type: 'date-range' } },
  { key: 'updated_at', label: t('Last changed'), operators: ['between'], control: { type: 'date-range' } },
]
