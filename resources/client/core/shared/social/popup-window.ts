import { type SocialIntent, socialPopupPath, type SocialService } from '@/contract/shapes/social-popup'
import { siteRoot } from '@/lib/browser/url'

/** Size of the popup in pixels (spec section 9). */
export const POPUP_SIZE = { width: 550, height: 650 }

/**
 * Opens a service's popup; null when the browser blocks it. Call it in the task of a press, before any code or data is
 * loaded: later, browsers block it.
 */
export const openPopupWindow = (service: SocialService, intent: SocialIntent): Window | null =>
  window.open(new URL(socialPopupPath(service, intent), siteRoot()).href, 'social-auth', features())

/** Returns window features that center the popup over this window. */
function features(): string {
  const { width, height } = POPUP_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
