// Separate chunk: loaded with a user's first screen, or when a guest signs in.
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { paths } from '@/core/platform/navigation/paths'
import { impersonation, watchImpersonation } from '@/core/platform/session/impersonation'
import { syncWithOtherTabs, notifyOtherTabs } from '@/core/platform/session/other-tabs'

import { showAbove } from './late-parts'

/**
 * Follows the session in this tab and syncs it with others. `isGuests` marks a session that was a guest's until now,
 * whose sign-in ends any impersonation. Resolves to a function that stops, once the banner is ready. A preview leaves this
 * to the editor around it: its visitor is not the session's user.
 */
export async function watchSession(isGuests: boolean): Promise<() => void> {
  if (isAppearanceEditor()) return () => {}
  if (isGuests) impersonation.end()
  const stops = [syncWithOtherTabs(paths.login.link()), watchImpersonation()]
  const { user } = getBootstrap()
  if (user) notifyOtherTabs(user.id)
  if (impersonation.read())
    await import('./impersonation-banner').then(
      (module) => showAbove('impersonation', module.ImpersonationBanner),
      () => {},
    )
  return () => stops.forEach((stop) => stop())
}
