import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'

import { CHILD_MODE } from './child-mode'
import { guardLinks } from './guard-links'
import { keepToOwnHosts } from './keep-to-own-hosts'

/** Whether the page was a child's from its start. */
export const isChildPage = (): boolean => document.documentElement.classList.contains(CHILD_MODE)

/**
 * Makes the page a child's, before the first render: its size, no requests to strangers, no way out without a grown-up. It is so
 * for as long as it lives: what a page was kept from cannot be given back, so that whoever comes next begins with a page of their
 * own. Returns the way to stop.
 */
export function startChildPage(reload = () => window.location.reload()): () => void {
  document.documentElement.classList.add(CHILD_MODE)
  const stops = [
    keepToOwnHosts(),
    guardLinks(),
    // After the address has changed, which it does in the same breath.
    subscribeBootstrap((next) => !isChildProfile(next) && setTimeout(reload)),
    () => document.documentElement.classList.remove(CHILD_MODE),
  ]
  return () => stops.forEach((stop) => stop())
}
