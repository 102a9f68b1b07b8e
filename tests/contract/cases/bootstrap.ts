import type { bootstrap } from '@/contract/groups/bootstrap'
import { bootstrap as documented } from '@mock/documented/groups/bootstrap'

import { groupCases } from '../case'

export const bootstrapCases = groupCases<typeof bootstrap>(documented, {
  get: [
    { name: 'as a guest', status: 200 },
    { name: 'as a user', as: 'free', status: 200 },
    { name: 'as a parent', as: 'parent', status: 200 },
    { name: 'as a suspended user', as: 'banned', status: 403 },
  ],
})
