import { formatBytes, formatSpokenDuration } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { minutes, seconds } from '@/lib/dates/duration'

import type { UploadItem } from '../queue/upload-item'
import type { UploadQueue } from '../queue/upload-queue'
import { isOpen } from '../upload-state'
import { timeLeft } from './time-left'

/** ETAs above this are rounded to minutes. */
const MINUTES_ABOVE_MS = minutes(2)

/** Rounds an ETA up, to one second at least: zero would claim that the upload is done. */
function roundTime(ms: number): number {
  const step = ms > MINUTES_ABOVE_MS ? minutes(1) : seconds(1)
  return Math.max(seconds(1), Math.ceil(ms / step) * step)
}

function progressOf(item: UploadItem): string {
  const { bytesUploaded, size, speed } = item
  if (bytesUploaded === size && size > 0) return translate('Finishing…')
  const left = timeLeft(item)
  return [
    translate(':done of :size', { done: formatBytes(bytesUploaded), size: formatBytes(size) }),
    speed !== null && translate(':speed/s', { speed: formatBytes(speed) }),
    left !== null && translate(':time left', { time: formatSpokenDuration(roundTime(left)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function waitText({ isPaused, isInterrupted }: UploadItem): string {
  if (isPaused) return translate('Paused')
  return isInterrupted ? translate('Waiting for connection') : translate('Waiting')
}

/** Describes the state of one upload. */
export function progressText(item: UploadItem): string {
  const size = formatBytes(item.size)
  switch (item.status) {
    case 'pending':
      return `${waitText(item)} · ${size}`
    case 'inProgress':
      return progressOf(item)
    case 'completed':
      return `${translate('Uploaded')} · ${size}`
    case 'failed':
      return item.errorMessage ?? ''
    case 'aborted':
      return translate('Cancelled')
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Summarizes the queue in one or two sentences; empty when nothing is running, done or failed. */
export function queueSummary(queue: UploadQueue): string {
  const count = (status: UploadItem['status']) => queue.filter((item) => item.status === status).length
  const open = queue.filter(isOpen)
  const failed = count('failed')
  const done = count('completed')
  const failure = failed > 0 ? translate('[one :count file failed|other :count files failed].', { count: failed }) : ''
  if (open.length === 0) {
    const success =
      done > 0 ? translate('[one :count file uploaded|other :count files uploaded].', { count: done }) : ''
    return [success, failure].filter(Boolean).join(' ')
  }
  const counted = queue.filter(({ status }) => status !== 'aborted' && status !== 'failed')
  const total = sum(counted.map(({ size }) => size))
  const percentage =
    total === 0 ? 0 : Math.floor((sum(counted.map(({ bytesUploaded }) => bytesUploaded)) / total) * 100)
  const progress = translate(
    '[one :done of :count file uploaded|other :done of :count files uploaded], :percentage%.',
    { done, count: counted.length, percentage },
  )
  return [progress, failure].filter(Boolean).join(' ')
}
