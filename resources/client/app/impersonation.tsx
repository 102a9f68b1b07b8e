import type { ComponentType } from 'react'

import { useUser } from '@/core/platform/session/use-session'

let Banner: ComponentType | undefined

/** Shows the banner from the first screen on. Impersonation always begins with a page load. */
export function showBanner(Component: ComponentType): void {
  Banner = Component
}

/** Shows the banner over every screen while someone impersonates the signed-in user. */
export const Impersonation = () => (useUser() && Banner ? <Banner /> : null)
