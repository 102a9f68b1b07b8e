import { bootstrap } from '@/contract/bootstrap'

import { encodedBootstrap } from '../pages/bootstrap-data'
import { mockGroup } from '../mock'

export const bootstrapHandlers = mockGroup('bootstrap', bootstrap, {
  get: ({ world, session }) => ({ data: encodedBootstrap(world, session) }),
})
