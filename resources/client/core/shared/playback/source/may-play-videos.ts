import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'

/** Whether songs may come from YouTube: a third party's, so only where the site has set it up, and never for children. */
export function mayPlayVideos(): boolean {
  const bootstrap = getBootstrap()
  return Object.values(bootstrap.settings.youtube).some(Boolean) && !isChildProfile(bootstrap)
}
