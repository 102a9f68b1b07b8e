import { Languages } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Languages of the site and their translations. */
export const localizationSection = defineResource(
  {
    id: 'localizations',
    permissionPrefix: 'localizations',
    isOn: ({ i18n }) => i18n.enable,
    icon: Languages,
    texts: { many: 'Languages', one: 'Language', add: 'New language' },
  },
  () => import('./localization-resource').then(({ localizationResource }) => localizationResource),
)
