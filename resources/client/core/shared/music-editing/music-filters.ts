import type { Translation } from '@/core/platform/i18n/translation'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'

import { changedBetween, countFilter } from '../records/filters'
import { findModels } from '../records/queries'

/** Filters of albums and tracks (backend contract, section 7). */
export const musicFilters = (translation: Translation): FilterDefinition[] => {
  const { t } = translation
  return [
    {
      key: 'artists',
      label: t('Artist'),
      operators: ['has'],
      control: { type: 'async-model', search: (text, signal) => findModels('artist', text, signal) },
    },
    { key: 'image', label: t('Cover'), operators: ['='], control: { type: 'boolean' } },
    countFilter('plays', t('Plays')),
    ...changedBetween(translation),
  ]
}
