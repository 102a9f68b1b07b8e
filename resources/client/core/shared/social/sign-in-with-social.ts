import type { Bootstrap } from '@/contract/bootstrap'
import type { SocialService } from '@/contract/social'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { keepLanguage } from '@/core/platform/i18n/keep-language'

import { throughPopup } from './through-popup'

/**
 * Signs a guest in through a service's popup. Resolves to the bootstrap data of who is signed in now, which is in force already; undefined when
 * nobody is. What went wrong is announced, but for calls that failed: it rejects then. To be called in a press.
 */
export async function signInWithSocial(service: SocialService): Promise<Bootstrap | undefined> {
  const { language } = getBootstrap()
  const bootstrap = await throughPopup({
    service,
    intent: 'login',
    isDone: async () => (await refreshBootstrap()).user !== null,
  })
  // An account without a language may have been made on the way.
  if (bootstrap?.user && !bootstrap.user.language) void keepLanguage(language)
  return bootstrap
}
