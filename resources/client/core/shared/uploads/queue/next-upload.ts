import { isResumable } from '../transport/transport-name'
import type { UploadItem } from './upload-item'
import type { UploadQueue } from './upload-queue'

/** So many files go at once (spec section 9). */
export const UPLOAD_CONCURRENCY = 3

/**
 * Goes by itself (spec section 4): the files of a folder, since two at once might both make it, and what sends several pieces
 * at once already.
 */
const runsAlone = ({ relativePath, transport }: UploadItem): boolean => relativePath !== null || isResumable(transport)

/** The file whose turn it is; undefined where there is none, or none may start beside those that run. */
export function nextUpload(queue: UploadQueue): UploadItem | undefined {
  const running = queue.filter(({ status }) => status === 'inProgress')
  const next = queue.find(({ status, isPaused }) => status === 'pending' && !isPaused)
  if (!next) return undefined
  const limit = [...running, next].some(runsAlone) ? 1 : UPLOAD_CONCURRENCY
  return running.length < limit ? next : undefined
}
