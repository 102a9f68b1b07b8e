import { beforeEach, expect, it, vi } from 'vitest'

import { days } from '@/lib/dates/duration'

import { forgetFilesOf, keepFile, keptFiles, parseRows } from './kept-files'

class Handle {
  readonly kind = 'file'
}

beforeEach(() => vi.stubGlobal('FileSystemHandle', Handle))

const handle = new Handle()
const row = { userId: 5, key: '1.wav', handle, path: [], time: Date.now() }

it('reads rows, without those that are corrupted or too old', () => {
  const broken = [null, 7, {}, { ...row, handle: {} }, { ...row, path: null }, { ...row, time: 'now' }]
  const old = { ...row, key: '2.wav', time: Date.now() - days(31) }
  expect([...parseRows([...broken, old, row])]).toEqual([['1.wav', { handle, path: [] }]])
})

it('keeps nothing in a browser without a database', async () => {
  await keepFile(5, '1.wav', { handle: handle as unknown as FileSystemHandle, path: [] })
  await forgetFilesOf(5)
  expect(await keptFiles(5)).toEqual(new Map())
})
