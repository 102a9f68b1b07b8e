import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { type Likeable, likes } from './likes'

/** Whether the user likes it, as it is shown; follows every press anywhere. */
export function useLiked(item: Likeable): boolean {
  useBootstrap((bootstrap) => bootstrap.likes)
  return useSyncExternalStore(likes.subscribe, () => likes.has(item))
}
