import { Download, Languages } from 'lucide-react'

import type { ManagedLocalization } from '@/contract/localizations'
import { formatDate } from '@/core/platform/i18n/format'

import { defineKind } from '../define-kind'
import { changedBetween } from '../records/date-filters'
import { downloadLines } from './download-lines'
import { localizationSource } from './queries'

/** Languages of the site and their translations. */
export const localizationKind = defineKind<ManagedLocalization>({
  id: 'localizations',
  permission: 'localizations',
  icon: Languages,
  texts: { many: 'Languages', one: 'Language', add: 'New language' },
  source: localizationSource,
  name: { id: 'name', header: 'Language', of: ({ name }) => name },
  columns: ({ t }) => [
    {
      id: 'language',
      header: t('Code'),
      sortable: true,
      text: ({ language }) => language,
      cell: ({ language }) => language,
    },
    {
      id: 'updated_at',
      header: t('Last changed'),
      sortable: true,
      hideOnNarrow: true,
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => (updated_at ? formatDate(updated_at) : ''),
    },
  ],
  filters: changedBetween,
  actions: ({ id }, { t }) => [
    {
      id: 'download',
      label: t('Download as JSON'),
      icon: <Download aria-hidden className="size-5" />,
      onSelect: () => downloadLines(id),
    },
  ],
  form: () => import('./localization-form').then(({ LocalizationForm }) => LocalizationForm),
})
