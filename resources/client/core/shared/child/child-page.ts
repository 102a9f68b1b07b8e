import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'

import { blockThirdParties } from './block-third-parties'
import { CHILD_MODE } from './child-mode'
import { guardLinks } from './guard-links'

/** Whether the page was loaded for a child. */
export const isChildPage = (): boolean => document.documentElement.classList.contains(CHILD_MODE)

/**
 * Starts child mode before the first render: larger sizes, no third-party requests, the parental gate on external
 * links. A Content Security Policy cannot be lifted, so the page reloads when the child signs out or another user
 * signs in. Returns a function that stops it.
 */
export function startChildPage(reload = () => window.location.reload()): () => void {
  document.documentElement.classList.add(CHILD_MODE)
  const stops = [
    blockThirdParties(),
    guardLinks(),
    // Deferred until the redirect that follows has changed the URL.
    subscribeBootstrap((next) => !isChildProfile(next) && setTimeout(reload)),
    () => document.documentElement.classList.remove(CHILD_MODE),
  ]
  return () => stops.forEach((stop) => stop())
}
