import { getBootstrap, subscribeBootstrap } from '@/core/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/session/permissions'

/** Class of `<html>` on a child's screens: targets of 64 px, letters of 18 px (styles/fallback-theme.css). */
const CHILD_MODE = 'child-mode'

/**
 * Makes the page a child's, before the first render, where a child's profile is signed in. A page is a child's or not for as long
 * as it lives: what a child is kept from cannot be given back, so that another kind of profile begins with a page of its own.
 * Returns the way to stop.
 */
export async function startChildMode(reload = () => window.location.reload()): Promise<() => void> {
  const isChild = isChildProfile(getBootstrap())
  document.documentElement.classList.toggle(CHILD_MODE, isChild)
  const stopProtecting = isChild && (await import('./protect-page')).protectPage()
  const stopFollowing = subscribeBootstrap((next) => {
    // After the address has changed, which it does in the same breath.
    if (isChildProfile(next) !== isChild) setTimeout(reload)
  })
  return () => {
    stopFollowing()
    if (stopProtecting) stopProtecting()
  }
}
