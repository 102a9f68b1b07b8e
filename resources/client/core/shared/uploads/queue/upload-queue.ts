import type { FileEntry } from '../file-entry'
import { isResumable } from '../transport/transport-name'
import type { UploadItem, UploadStatus } from './upload-item'

/** Every file that was given, in the order in which they go. */
export type UploadQueue = readonly UploadItem[]

/** What happens to one file of the queue. */
export type UploadEvent =
  | { type: 'started' }
  | { type: 'progressed'; bytes: number; speed: number | null }
  | { type: 'completed'; entry: FileEntry }
  | { type: 'failed'; message: string }
  | { type: 'refused'; message: string }
  | { type: 'aborted' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'retried' }

/** What may happen in which state; anything else comes too late and changes nothing. */
const happensIn: Record<UploadEvent['type'], readonly UploadStatus[]> = {
  started: ['pending'],
  progressed: ['inProgress'],
  completed: ['inProgress'],
  failed: ['inProgress'],
  refused: ['pending'],
  aborted: ['pending', 'inProgress'],
  paused: ['pending', 'inProgress'],
  resumed: ['pending'],
  retried: ['failed', 'aborted'],
}

/** Whole percents; of an empty file nothing has gone before all is done. */
const percentageOf = (bytes: number, size: number): number => (size === 0 ? 0 : Math.floor((bytes / size) * 100))

const moved = (item: UploadItem, bytes: number): Pick<UploadItem, 'bytesUploaded' | 'percentage'> => {
  const bytesUploaded = Math.min(Math.max(0, bytes), item.size)
  return { bytesUploaded, percentage: percentageOf(bytesUploaded, item.size) }
}

const fromStart = (item: UploadItem) => (isResumable(item.transport) ? {} : moved(item, 0))

function after(item: UploadItem, event: UploadEvent): UploadItem {
  switch (event.type) {
    case 'started':
      return { ...item, ...fromStart(item), status: 'inProgress', speed: null }
    case 'progressed':
      return { ...item, ...moved(item, event.bytes), speed: event.speed }
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
    case 'refused':
      return { ...item, status: 'failed', isRefused: true, errorMessage: event.message }
    case 'aborted':
      return { ...item, ...moved(item, 0), status: 'aborted', isPaused: false, speed: null }
    case 'paused':
      return { ...item, status: 'pending', isPaused: true, speed: null }
    case 'resumed':
      return { ...item, isPaused: false }
    case 'retried':
      return { ...item, status: 'pending', errorMessage: null }
  }
}

const allows = (item: UploadItem, { type }: UploadEvent): boolean => {
  if (type === 'started' && item.isPaused) return false
  if (type === 'retried' && item.isRefused) return false
  return happensIn[type].includes(item.status)
}

/** The queue after an event; the same queue where it may not happen (spec section 4). */
export function advance(queue: UploadQueue, id: string, event: UploadEvent): UploadQueue {
  const item = queue.find((candidate) => candidate.id === id)
  if (!item || !allows(item, event)) return queue
  const next = after(item, event)
  return queue.map((candidate) => (candidate === item ? next : candidate))
}
