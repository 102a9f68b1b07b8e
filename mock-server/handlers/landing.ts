import { landing } from '@/contract/groups/landing'

import { callerOf } from '../caller'
import { mockGroup } from '../mock'
import { landingPage } from '../music/landing-page'

export const landingHandlers = mockGroup('landing', landing, {
  // Guests without permission to listen see the landing page too.
  artists: (request) => landingPage(callerOf(request)),
})
