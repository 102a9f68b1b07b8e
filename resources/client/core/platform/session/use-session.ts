import type { User } from '@/contract/shapes/user'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { hasPermission, isChildProfile, isSubscribed } from './permissions'

/** The signed-in user; null for a guest. */
export const useUser = (): User | null => useBootstrap(({ user }) => user)

/** Whether the visitor has a permission; follows sign-in and sign-out. */
export const usePermission = (name: string): boolean => useBootstrap((bootstrap) => hasPermission(bootstrap, name))

/** Whether the user has a valid subscription. */
export const useIsSubscribed = (): boolean => useBootstrap(({ user }) => isSubscribed(user))

/** Whether a child's profile is signed in. */
export const useIsChild = (): boolean => useBootstrap(isChildProfile)
