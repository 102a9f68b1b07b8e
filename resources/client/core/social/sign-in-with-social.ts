import type { Bootstrap } from '@/contract/bootstrap'
import type { SocialService } from '@/contract/social'
import { refreshBootstrap } from '@/core/bootstrap/refresh-bootstrap'

import { throughPopup } from './through-popup'

/**
 * Signs a guest in through a service's popup. Resolves to the bootstrap data of who is signed in now, which is in force already; undefined when
 * nobody is. What went wrong is announced, but for calls that failed: it rejects then. To be called in a press.
 */
export const signInWithSocial = (service: SocialService): Promise<Bootstrap | undefined> =>
  throughPopup({ service, intent: 'login', isDone: async () => (await refreshBootstrap()).user !== null })
