import { bootstrap } from '@/contract/groups/bootstrap'

import { mockGroup } from '../mock'
import { encodedBootstrap } from '../pages/bootstrap-data'

export const bootstrapHandlers = mockGroup('bootstrap', bootstrap, {
  get: ({ world, session, cookies }) => ({ data: encodedBootstrap(world, session, cookies) }),
})
