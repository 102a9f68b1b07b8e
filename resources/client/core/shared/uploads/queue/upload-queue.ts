import { type FileEntry, isResumable, type UploadItem, type UploadStatus } from './upload-item'

/** All uploads, in the order in which they start. */
export type UploadQueue = readonly UploadItem[]

/** State change of one upload. */
export type UploadEvent =
  | { type: 'started' }
  | { type: 'progressed'; bytes: number; speed: number | null }
  | { type: 'completed'; entry: FileEntry }
  | { type: 'failed'; message: string }
  | { type: 'interrupted' }
  | { type: 'reconnected' }
  | { type: 'refused'; message: string }
  | { type: 'aborted' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'retried' }

/** States in which an event is accepted; in others it comes too late and is ignored. */
const acceptingStatuses: Record<UploadEvent['type'], readonly UploadStatus[]> = {
  started: ['pending'],
  progressed: ['inProgress'],
  completed: ['inProgress'],
  failed: ['inProgress'],
  interrupted: ['inProgress'],
  reconnected: ['pending'],
  refused: ['pending'],
  aborted: ['pending', 'inProgress'],
  paused: ['pending', 'inProgress'],
  resumed: ['pending'],
  retried: ['failed', 'aborted'],
}

/** Rounded down; 0 for an empty file until it is complete. */
const percentageOf = (bytes: number, size: number): number => (size === 0 ? 0 : Math.floor((bytes / size) * 100))

const withProgress = (item: UploadItem, bytes: number): Pick<UploadItem, 'bytesUploaded' | 'percentage'> => {
  const bytesUploaded = Math.min(Math.max(0, bytes), item.size)
  return { bytesUploaded, percentage: percentageOf(bytesUploaded, item.size) }
}

const restarted = (item: UploadItem) => (isResumable(item.transport) ? {} : withProgress(item, 0))

const stopped = { isPaused: false, isInterrupted: false, speed: null }

function apply(item: UploadItem, event: UploadEvent): UploadItem {
  switch (event.type) {
    case 'started':
      return { ...item, ...restarted(item), status: 'inProgress', speed: null }
    case 'progressed':
      return { ...item, ...withProgress(item, event.bytes), speed: event.speed }
    case 'completed':
      return {
        ...item,
        status: 'completed',
        bytesUploaded: item.size,
        percentage: 100,
        speed: null,
        entry: event.entry,
      }
    case 'failed':
      return { ...item, status: 'failed', speed: null, errorMessage: event.message }
    case 'interrupted':
      return { ...item, status: 'pending', isInterrupted: true, speed: null }
    case 'reconnected':
      return { ...item, isInterrupted: false }
    case 'refused':
      return { ...item, status: 'failed', isRefused: true, errorMessage: event.message }
    case 'aborted':
      return { ...item, ...withProgress(item, 0), ...stopped, status: 'aborted' }
    case 'paused':
      return { ...item, status: 'pending', isPaused: true, speed: null }
    case 'resumed':
      return { ...item, isPaused: false }
    case 'retried':
      return { ...item, status: 'pending', errorMessage: null }
  }
}

/** Whether a waiting upload may start as soon as its turn comes. */
const isReady = ({ status, isPaused, isInterrupted }: UploadItem): boolean =>
  status === 'pending' && !isPaused && !isInterrupted

const accepts = (item: UploadItem, { type }: UploadEvent): boolean => {
  if (type === 'started' && !isReady(item)) return false
  if (type === 'retried' && item.isRefused) return false
  return acceptingStatuses[type].includes(item.status)
}

/** Returns the queue after an event; the same queue when the event is not accepted (spec section 4). */
export function advance(queue: UploadQueue, id: string, event: UploadEvent): UploadQueue {
  const item = queue.find((candidate) => candidate.id === id)
  if (!item || !accepts(item, event)) return queue
  const next = apply(item, event)
  return queue.map((candidate) => (candidate === item ? next : candidate))
}

/** The number of files uploaded in parallel (spec section 9). */
export const MAX_PARALLEL_UPLOADS = 3

/**
 * Uploads that run with no other in parallel (spec section 4): files of a folder, as two might both create it, and
 * transports that send several pieces in parallel.
 */
const isExclusive = ({ relativePath, transport }: UploadItem): boolean =>
  relativePath !== null || isResumable(transport)

/** Returns the upload to start next; undefined when none is waiting, or when the running ones leave no room. */
export function nextUpload(queue: UploadQueue): UploadItem | undefined {
  const running = queue.filter(({ status }) => status === 'inProgress')
  const next = queue.find(isReady)
  if (!next) return undefined
  const limit = [...running, next].some(isExclusive) ? 1 : MAX_PARALLEL_UPLOADS
  return running.length < limit ? next : undefined
}
