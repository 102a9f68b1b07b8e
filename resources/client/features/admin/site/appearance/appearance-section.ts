import { Palette } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { screenSection } from '@/features/admin/area'

/** `/admin/appearance`: the site's look, with a live preview. */
export const appearanceSection = screenSection({
  id: 'appearance',
  title: 'Appearance',
  permission: `${assumedPermissions.appearance}.update`,
  icon: Palette,
  screen: () => import('./appearance-panel'),
})
