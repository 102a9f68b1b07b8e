import type { Bootstrap } from '@/contract/bootstrap'
import type { SocialService } from '@/contract/social'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { keepLanguage } from '@/core/platform/i18n/keep-language'

import { runSocialPopup } from './run-social-popup'

/**
 * Signs a guest in through a service's popup. Resolves to the new bootstrap data, which is already stored, or to
 * undefined without a sign-in. Shows errors, except failed requests, which reject. Call it in a click handler.
 */
export async function signInWithSocial(service: SocialService): Promise<Bootstrap | undefined> {
  const { language } = getBootstrap()
  const bootstrap = await runSocialPopup({
    service,
    intent: 'login',
    isDone: async () => (await refreshBootstrap()).user !== null,
  })
  // The sign-in may have created an account, which has no language yet.
  if (bootstrap?.user && !bootstrap.user.language) void keepLanguage(language)
  return bootstrap
}
