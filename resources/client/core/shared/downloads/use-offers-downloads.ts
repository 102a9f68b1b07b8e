import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { offersDownloads } from './may-download'
import { supportsDownloads } from './support'

/** Whether music can be downloaded in this browser, by a member whose plan allows it or who may buy one. */
export function useOffersDownloads(): boolean {
  const isOffered = useBootstrap((bootstrap) => bootstrap.user !== null && offersDownloads(bootstrap))
  return isOffered && supportsDownloads()
}
