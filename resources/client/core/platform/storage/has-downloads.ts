import { hasCaches, DOWNLOAD_CACHES } from './download-caches'

/** Whether any user has downloads on this device. */
export const hasDownloads = async (): Promise<boolean> =>
  hasCaches() && (await caches.keys()).some((name) => name.startsWith(DOWNLOAD_CACHES))
