import type { MenuItem } from '@/contract/menus'

const policy = (id: string, label: string): MenuItem => ({
  id,
  type: 'link',
  label,
  action: `/pages/${id}`,
  target: '_blank',
  roles: [],
  permissions: [],
  settings: {},
})

/** What everybody agrees to who signs up. */
export const policies: MenuItem[] = [
  policy('lietosanas-noteikumi', 'Lietošanas noteikumi'),
  policy('privatuma-politika', 'Privātuma politika'),
]
