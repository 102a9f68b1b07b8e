import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'

import { findModels } from './queries'

/** Filter by the user of a record (backend contract, section 7). */
export const userFilter = (label: string): FilterDefinition => ({
  key: 'user_id',
  label,
  operators: ['='],
  control: { type: 'async-model', search: (text, signal) => findModels('user', text, signal) },
})
