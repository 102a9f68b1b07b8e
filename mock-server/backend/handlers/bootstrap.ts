import { bootstrap } from '@/contract/groups/bootstrap'

import { bootstrap as documented } from '../../documented/groups/bootstrap'
import { encodedBootstrap } from '../../rules/bootstrap/bootstrap-data'
import { mockGroup } from '../pipeline/mock-group'

export const bootstrapHandlers = mockGroup(bootstrap, documented, {
  get: ({ world, session, cookies }) => ({ data: encodedBootstrap(world, session, cookies) }),
})
