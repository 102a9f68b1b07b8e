import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { offersDownloads } from './may-keep'
import { canKeep, subscribeWorker } from './support'

/** Whether music can be kept in this browser, by a member whose plan allows it or who may buy one. */
export function useOffersKeeping(): boolean {
  const isSupported = useSyncExternalStore(subscribeWorker, canKeep)
  const isOffered = useBootstrap((bootstrap) => bootstrap.user !== null && offersDownloads(bootstrap))
  return isSupported && isOffered
}
