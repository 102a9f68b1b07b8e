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

/** Policies that must be accepted to sign up. */
export const policies: MenuItem[] = [
  policy('lietosanas-noteikumi', 'Lietošanas noteikumi'),
  policy('privatuma-politika', 'Privātuma politika'),
]
