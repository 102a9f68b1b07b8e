import type { bootstrap } from '@/contract/bootstrap'

import type { Cases } from '../case'

export const bootstrapCases: Cases<typeof bootstrap> = {
  get: [
    { name: 'a guest', status: 200 },
    { name: 'signed in', as: 'free', status: 200 },
    { name: 'a family', as: 'parent', status: 200 },
    { name: 'suspended', as: 'banned', status: 403 },
  ],
}
