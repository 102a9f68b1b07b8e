import { hasCaches, KEPT_CACHES } from './kept-caches'

/** Whether any user keeps music on this device. */
export const isMusicKept = async (): Promise<boolean> =>
  hasCaches() && (await caches.keys()).some((name) => name.startsWith(KEPT_CACHES))
