import { Palette } from 'lucide-react'

import { screenSection } from '@/features/admin/area'

/** `/admin/appearance`: the site's look, with a live preview. */
export const appearanceSection = screenSection({
  id: 'appearance',
  title: 'Appearance',
  permission: 'appearance.update',
  icon: Palette,
  screen: () => import('./appearance-panel'),
})
