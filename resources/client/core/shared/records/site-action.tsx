import { ExternalLink } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

/** Entry of a row's menu that opens the record's page on the site. */
export const siteAction = ({ t }: Translation, to: string): MenuEntry => ({
  id: 'site',
  label: t('View on the site'),
  icon: <ExternalLink aria-hidden className="size-5" />,
  to,
})
