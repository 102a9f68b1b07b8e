import { Download, Languages } from 'lucide-react'

import type { ManagedLocalization } from '@/contract/groups/localizations'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import { defineResource } from '@/features/admin/area'

import { downloadLines } from './download-lines'
import { localizationSource } from './queries'

/** Languages of the site and their translations. */
export const localizationResource = defineResource<ManagedLocalization>({
  id: 'localizations',
  permissionPrefix: 'localizations',
  isOn: ({ i18n }) => i18n.enable,
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
})
