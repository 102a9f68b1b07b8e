import type { ComponentType } from 'react'

import { useUser } from '@/core/platform/session/use-session'

let Banner: ComponentType | undefined

/** Has the banner lie over every screen from the first one on. Whoever goes over to another user begins with a page. */
export function showBanner(Component: ComponentType): void {
  Banner = Component
}

/** Says over every screen that somebody uses the session in its user's place, for as long as they do. */
export const Impersonation = () => (useUser() && Banner ? <Banner /> : null)
