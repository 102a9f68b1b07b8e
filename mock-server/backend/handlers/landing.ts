import { landing } from '@/contract/groups/landing'

import { landing as documented } from '../../documented/groups/landing'
import { landingPage } from '../../rules/music/landing-page'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

export const landingHandlers = mockGroup(landing, documented, {
  // Guests without permission to listen see the landing page too.
  artists: (request) => landingPage(callerOf(request)),
})
