import { siteTools } from '@/contract/groups/site-tools'

import { siteTools as documented } from '../../documented/groups/site-tools'
import { administrator } from '../../rules/permissions/administrator'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

export const siteToolHandlers = mockGroup(siteTools, documented, {
  flushCache: (request) => {
    administrator(callerOf(request), 'settings.update')
    return {}
  },
})
