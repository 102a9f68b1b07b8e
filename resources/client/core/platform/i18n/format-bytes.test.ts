import { beforeEach, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { formatBytes } from './format-bytes'
import { changeLanguage } from './i18n'

const MB = 1024 * 1024
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

beforeEach(() => setBootstrap(bootstrapOf()))

test.each([
  [0, '0 bytes', '0 baitu'],
  [-1, '0 bytes', '0 baitu'],
  [Number.NaN, '0 bytes', '0 baitu'],
  [1000, '1,000 bytes', '1000 baitu'],
  [1023.6, '1 kB', '1 kB'],
  [1024, '1 kB', '1 kB'],
  [8 * MB, '8 MB', '8 MB'],
  [1.55 * MB, '1.6 MB', '1,6 MB'],
  [250.4 * MB, '250 MB', '250 MB'],
  [1024 * MB - 1, '1 GB', '1 GB'],
  [300 * 1024 * MB, '300 GB', '300 GB'],
  [5000 * 1024 * 1024 * MB, '5,000 TB', '5000 TB'],
])('formats %d bytes as %s, in Latvian as %s', async (bytes, english, latvian) => {
  await changeLanguage('en')
  expect(plainSpaces(formatBytes(bytes))).toBe(english)
  await changeLanguage('lv')
  expect(plainSpaces(formatBytes(bytes))).toBe(latvian)
})
