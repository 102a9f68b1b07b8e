import { describe, expect, it } from 'vitest'

import { errorLogFiles } from '../../state/seeds/logs/error-log-files'
import { entryAt, findEntries, sizeOf, streamFile } from './error-log-entries'

const [small, , large] = errorLogFiles

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) bytes += read.value.length
  return bytes
}

describe('error log files', () => {
  it('streams exactly the bytes of its size, also of 100 MB', async () => {
    if (!small || !large) throw new Error('The seeds have no log files')
    expect(sizeOf(large)).toBe(100 * 1024 * 1024)
    expect(await bytesOf(streamFile(large))).toBe(sizeOf(large))
    expect(await bytesOf(streamFile(small))).toBe(sizeOf(small))
  })

  it('finds entries by a text in any case, latest first', () => {
    if (!small) throw new Error('The seeds have no log files')
    expect(findEntries(small, 'AIJĀ').map((index) => entryAt(small, index).datetime)).toEqual(['2026-10-02 08:02:55'])
    expect(findEntries(small)[0]).toBe(small.entries.length - 1)
  })
})
