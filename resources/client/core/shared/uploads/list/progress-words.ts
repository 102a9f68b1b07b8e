import { spokenDuration } from '@/core/platform/i18n/format'
import { formatBytes } from '@/core/platform/i18n/format-bytes'
import { translate } from '@/core/platform/i18n/translate'
import { minutes, seconds } from '@/lib/dates/duration'

import { timeLeft } from '../queue/speed-meter'
import type { UploadItem } from '../queue/upload-item'
import type { UploadQueue } from '../queue/upload-queue'

/** Longer than this nobody counts seconds. */
const LONG = minutes(2)

/** Never less than a second: what is nearly there is not there. */
function roundTime(milliseconds: number): number {
  const step = milliseconds > LONG ? minutes(1) : seconds(1)
  return Math.max(seconds(1), Math.ceil(milliseconds / step) * step)
}

function running(item: UploadItem): string {
  const { bytesUploaded, size, speed } = item
  if (bytesUploaded === size && size > 0) return translate('Finishing…')
  const left = timeLeft(item)
  return [
    translate(':done of :size', { done: formatBytes(bytesUploaded), size: formatBytes(size) }),
    speed !== null && translate(':speed/s', { speed: formatBytes(speed) }),
    left !== null && translate(':time left', { time: spokenDuration(roundTime(left)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How it stands with a file, in words. */
export function wordsOf(item: UploadItem): string {
  const size = formatBytes(item.size)
  switch (item.status) {
    case 'pending':
      return `${item.isPaused ? translate('Paused') : translate('Waiting')} · ${size}`
    case 'inProgress':
      return running(item)
    case 'completed':
      return `${translate('Uploaded')} · ${size}`
    case 'failed':
      return item.errorMessage ?? ''
    case 'aborted':
      return translate('Cancelled')
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** How it stands with all of them, in a sentence; empty where there is nothing to say. */
export function summaryOf(queue: UploadQueue): string {
  const count = (status: UploadItem['status']) => queue.filter((item) => item.status === status).length
  const open = queue.filter(({ status }) => status === 'pending' || status === 'inProgress')
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
