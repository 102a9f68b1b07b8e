import { isResumable } from '../transport/transport-name'
import type { UploadItem } from './upload-item'
import type { UploadQueue } from './upload-queue'

/** The number of files uploaded in parallel (spec section 9). */
export const MAX_PARALLEL_UPLOADS = 3

/**
 * Uploads that run with no other in parallel (spec section 4): files of a folder, as two might both create it, and transports that
 * send several pieces in parallel.
 */
const isExclusive = ({ relativePath, transport }: UploadItem): boolean =>
  relativePath !== null || isResumable(transport)

/** Returns the upload to start next; undefined when none is waiting, or when the running ones leave no room. */
export function nextUpload(queue: UploadQueue): UploadItem | undefined {
  const running = queue.filter(({ status }) => status === 'inProgress')
  const next = queue.find(({ status, isPaused }) => status === 'pending' && !isPaused)
  if (!next) return undefined
  const limit = [...running, next].some(isExclusive) ? 1 : MAX_PARALLEL_UPLOADS
  return running.length < limit ? next : undefined
}
