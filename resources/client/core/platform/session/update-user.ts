import type { User } from '@/contract/user'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

/** Has the whole page show what changed about the signed-in user: the name in the menu, the time zone of dates. */
export function updateUser(known: Partial<User>): void {
  const bootstrap = getBootstrap()
  const { user } = bootstrap
  const news = Object.entries(known).filter(([key, value]) => user?.[key] !== value)
  if (user && news.length > 0) setBootstrap({ ...bootstrap, user: { ...user, ...known } })
}
