import type { bootstrap } from '@/contract/groups/bootstrap'

import type { Cases } from '../case'

export const bootstrapCases: Cases<typeof bootstrap> = {
  get: [
    { name: 'as a guest', status: 200 },
    { name: 'as a user', as: 'free', status: 200 },
    { name: 'as a parent', as: 'parent', status: 200 },
    { name: 'as a suspended user', as: 'banned', status: 403 },
  ],
}
