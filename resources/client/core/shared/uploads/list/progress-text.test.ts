import { beforeEach, describe, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { itemOf, type UploadItem } from '../queue/upload-item'
import { sparseFile } from '../testing/fake-transport'
import { queueSummary, progressText } from './progress-text'

const MB = 1024 * 1024
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')
const itemWith = (changes: Partial<UploadItem>): UploadItem => ({
  ...itemOf(sparseFile('a.mp3', 10 * MB), { id: '1', transport: 'form' }),
  ...changes,
})

beforeEach(async () => {
  setBootstrap(bootstrapOf())
  await changeLanguage('en')
})

describe('progressText', () => {
  const runs = { status: 'inProgress', bytesUploaded: 4 * MB } as const
  test.each([
    [{}, 'Waiting · 10 MB', 'Gaida savu kārtu · 10 MB'],
    [{ isPaused: true }, 'Paused · 10 MB', 'Apturēta · 10 MB'],
    [runs, '4 MB of 10 MB', '4 MB no 10 MB'],
    [
      { ...runs, speed: 2 * MB },
      '4 MB of 10 MB · 2 MB/s · 3 seconds left',
      '4 MB no 10 MB · 2 MB/s · atlicis: 3 sekundes',
    ],
    [
      { ...runs, speed: 100 * MB },
      '4 MB of 10 MB · 100 MB/s · 1 second left',
      '4 MB no 10 MB · 100 MB/s · atlicis: 1 sekunde',
    ],
    [
      { ...runs, speed: MB / 60 },
      '4 MB of 10 MB · 17.1 kB/s · 6 minutes left',
      '4 MB no 10 MB · 17,1 kB/s · atlicis: 6 minūtes',
    ],
    [{ ...runs, bytesUploaded: 10 * MB, speed: MB }, 'Finishing…', 'Pabeidzam…'],
    [{ ...runs, size: 0, bytesUploaded: 0 }, '0 bytes of 0 bytes', '0 baitu no 0 baitu'],
    [{ status: 'completed' }, 'Uploaded · 10 MB', 'Augšupielādēta · 10 MB'],
    [{ status: 'failed', errorMessage: 'Upload timed out' }, 'Upload timed out', 'Upload timed out'],
    [{ status: 'aborted' }, 'Cancelled', 'Atcelts'],
  ] as const)('describes %j as “%s”', async (changes, english, latvian) => {
    expect(plainSpaces(progressText(itemWith(changes)))).toBe(english)
    await changeLanguage('lv')
    expect(plainSpaces(progressText(itemWith(changes)))).toBe(latvian)
  })
})

describe('queueSummary', () => {
  const done = itemWith({ status: 'completed', bytesUploaded: 10 * MB })
  const failed = itemWith({ status: 'failed', errorMessage: 'x' })
  test.each([
    [[], '', ''],
    [[itemWith({ status: 'aborted' })], '', ''],
    [[done], '1 file uploaded.', 'Augšupielādēta 1 datne.'],
    [
      [done, done, failed],
      '2 files uploaded. 1 file failed.',
      'Augšupielādētas 2 datnes. 1 datni neizdevās augšupielādēt.',
    ],
    [
      [done, itemWith({ bytesUploaded: 5 * MB }), failed, failed],
      '1 of 2 files uploaded, 75%. 2 files failed.',
      'Augšupielādētas: 1 no 2 datnēm, 75%. 2 datnes neizdevās augšupielādēt.',
    ],
    [[itemWith({ size: 0 })], '0 of 1 file uploaded, 0%.', 'Augšupielādētas: 0 no 1 datnes, 0%.'],
  ])('summarizes queue %# as “%s”', async (queue, english, latvian) => {
    expect(queueSummary(queue)).toBe(english)
    await changeLanguage('lv')
    expect(queueSummary(queue)).toBe(latvian)
  })
})
