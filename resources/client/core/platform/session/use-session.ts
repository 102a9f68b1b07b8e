import { useNavigate } from 'react-router-dom'

import type { User } from '@/contract/shapes/user'
import { getBootstrap, useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { currentPath, loginPath } from '@/core/platform/navigation/redirects'

import { hasPermission, isChildProfile, isSubscribed } from './permissions'

/** The signed-in user; null for a guest. */
export const useUser = (): User | null => useBootstrap(({ user }) => user)

/** Whether the visitor has a permission; follows sign-in and sign-out. */
export const usePermission = (name: string): boolean => useBootstrap((bootstrap) => hasPermission(bootstrap, name))

/** Whether the user has a valid subscription. */
export const useIsSubscribed = (): boolean => useBootstrap(({ user }) => isSubscribed(user))

/** Whether a child's profile is signed in. */
export const useIsChild = (): boolean => useBootstrap(isChildProfile)

/** Wraps an action for members only: a guest is redirected to sign in, and back to the page afterwards. */
export function useMembersOnly(): (act: () => void) => void {
  const navigate = useNavigate()
  return (act) => {
    if (getBootstrap().user) act()
    else void navigate(loginPath(currentPath()))
  }
}
