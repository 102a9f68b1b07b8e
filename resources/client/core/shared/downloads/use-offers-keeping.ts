import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { offersDownloads } from './may-keep'
import { canKeep } from './support'

/** Whether music can be kept in this browser, by a member whose plan allows it or who may buy one. */
export function useOffersKeeping(): boolean {
  const isOffered = useBootstrap((bootstrap) => bootstrap.user !== null && offersDownloads(bootstrap))
  return isOffered && canKeep()
}
