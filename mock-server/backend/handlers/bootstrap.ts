import { bootstrap } from '@/contract/groups/bootstrap'

import { encodedBootstrap } from '../../site/pages/bootstrap-data'
import { mockGroup } from '../mock'

export const bootstrapHandlers = mockGroup('bootstrap', bootstrap, {
  get: ({ world, session, cookies }) => ({ data: encodedBootstrap(world, session, cookies) }),
})
