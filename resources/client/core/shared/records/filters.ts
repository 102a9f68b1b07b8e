import type { Translation } from '@/core/platform/i18n/translation'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'

import { findModels } from './queries'

/*
 * Filters of several resources (backend contract, section 7). Labels are translated.
 */

/** Filters by creation and last change, which every list has. */
export const changedBetween = ({ t }: Translation): FilterDefinition[] => [
  { key: 'created_at', label: t('Created'), operators: ['between'], control: { type: 'date-range' } },
  { key: 'updated_at', label: t('Last changed'), operators: ['between'], control: { type: 'date-range' } },
]

/** Filter by the user of a record. */
export const userFilter = (label: string, key = 'user_id'): FilterDefinition => ({
  key,
  label,
  operators: ['='],
  control: { type: 'async-model', search: (text, signal) => findModels('user', text, signal) },
})

/** Filter by a yes or no. */
export const flagFilter = (key: string, label: string): FilterDefinition => ({
  key,
  label,
  operators: ['='],
  control: { type: 'boolean' },
})

/** Filter by a count. */
export const countFilter = (key: string, label: string): FilterDefinition => ({
  key,
  label,
  operators: ['>=', '<=', '=', '>', '<', '!='],
  control: { type: 'number', min: 0 },
})

/** Filters by plays, by views of the page, and by creation and last change. */
export const audienceFilters = (translation: Translation): FilterDefinition[] => [
  countFilter('plays', translation.t('Plays')),
  countFilter('views', translation.t('Views')),
  ...changedBetween(translation),
]
