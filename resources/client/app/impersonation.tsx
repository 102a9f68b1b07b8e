import { type ComponentType, useSyncExternalStore } from 'react'

import { useUser } from '@/core/platform/session/use-session'
import { createStore } from '@/lib/store'

const banner = createStore<ComponentType | undefined>(undefined)

/** Shows the banner from the first screen on. Impersonation always begins with a page load. */
export const showBanner = banner.set

/** Shows the banner over every screen while someone impersonates the signed-in user. */
export function Impersonation() {
  const user = useUser()
  const Banner = useSyncExternalStore(banner.subscribe, banner.get)
  return user && Banner ? <Banner /> : null
}
