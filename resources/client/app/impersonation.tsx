import type { ComponentType } from 'react'

import { impersonation } from '@/core/session/impersonation'
import { useUser } from '@/core/session/use-session'

let Banner: ComponentType | undefined

/** Fetches the banner's code where there is one to show, so that it does not move the first screen. Whoever goes over to another user begins with a page. */
export async function prepareImpersonation(): Promise<void> {
  if (!impersonation.read()) return
  Banner = await import('./impersonation-banner').then((module) => module.ImpersonationBanner, () => undefined)
}

/** Over every screen, for as long as somebody uses the session in its user's place. */
export const Impersonation = () => (useUser() && impersonation.read() && Banner ? <Banner /> : null)
