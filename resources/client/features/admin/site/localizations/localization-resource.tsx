import { Download } from 'lucide-react'

import type { ManagedLocalization } from '@/contract/groups/localizations'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'

import { downloadLines } from './download-lines'
import { localizationSource } from './queries'

/** The list and the editor of languages. */
export const localizationResource: ResourceDescription<ManagedLocalization> = {
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
    // Not every release sends the date.
    { ...changedColumn(t), isHiddenAtFirst: true },
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
  hasActionsInForm: true,
  form: () => import('./localization-form').then(({ LocalizationForm }) => LocalizationForm),
}
