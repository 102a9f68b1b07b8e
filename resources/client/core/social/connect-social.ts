import type { SocialService } from '@/contract/social'

/**
 * Connects an account elsewhere to the one that is signed in, through the service's popup. Resolves to whether it is connected
 * now; what went wrong is announced already, and closing the popup is no failure. To be called in a press: browsers block
 * popups that open by themselves.
 */
export function connectSocial(service: SocialService): Promise<boolean> {
  return Promise.resolve(service.length < 0)
}
