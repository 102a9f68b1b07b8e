import { UserRound } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Everyone with an account. */
export const userSection = defineResource(
  {
    id: 'users',
    permissionPrefix: 'users',
    icon: UserRound,
    texts: { many: 'Users', one: 'User', add: 'New user' },
    model: 'user',
  },
  () => import('./user-resource').then(({ userResource }) => userResource),
)
