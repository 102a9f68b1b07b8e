import type { User } from '@/contract/user'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

/** Updates the signed-in user in the bootstrap data, so that the whole page shows the change. */
export function updateUser(changes: Partial<User>): void {
  const bootstrap = getBootstrap()
  const { user } = bootstrap
  const hasChanged = Object.entries(changes).some(([key, value]) => user?.[key] !== value)
  if (user && hasChanged) setBootstrap({ ...bootstrap, user: { ...user, ...changes } })
}
