import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { type RangeFile, rangeResponse } from './range-response'

const SIZE = 200_000
const CONTENT = Uint8Array.from({ length: SIZE }, (_, index) => (index * 31) % 251)
const MODIFIED = new Date('2024-05-01T10:00:00Z')

function file(overrides: Partial<RangeFile> = {}): RangeFile {
  return {
    size: SIZE,
    type: 'audio/wav',
    etag: '"abc"',
    lastModified: MODIFIED,
    read: (from, toExclusive) => CONTENT.slice(from, toExclusive),
    ...overrides,
  }
}

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  rangeResponse(new Request('http://site.test/song.wav', { method, headers }), file())

/** Compares as one value: a deep comparison of this many bytes takes seconds. */
async function expectBytes(response: Response, expected: Uint8Array) {
  expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true)
}

async function expectWhole(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(SIZE))
  expect(response.headers.get('content-range')).toBeNull()
  await expectBytes(response, CONTENT)
}

async function expectPart(response: Response, from: number, toExclusive: number) {
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${from}-${toExclusive - 1}/${SIZE}`)
  expect(response.headers.get('content-length')).toBe(String(toExclusive - from))
  await expectBytes(response, CONTENT.slice(from, toExclusive))
}

describe('rangeResponse for the whole file', () => {
  it('sends size, type and validators', async () => {
    const response = ask()
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('audio/wav')
    expect(response.headers.get('etag')).toBe('"abc"')
    expect(response.headers.get('last-modified')).toBe('Wed, 01 May 2024 10:00:00 GMT')
    await expectWhole(response)
  })

  it.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'items=0-5'])(
    'ignores the malformed or multiple range "%s"',
    async (range) => {
      await expectWhole(ask({ range }))
    },
  )

  it('sends only headers for HEAD and ignores its range', async () => {
    const response = ask({ range: 'bytes=0-5' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(SIZE))
    expect(await response.text()).toBe('')
  })
})

describe('rangeResponse for one range', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=150000-', 150_000, SIZE],
    ['bytes=0-', 0, SIZE],
    ['bytes=-500', SIZE - 500, SIZE],
    ['bytes=-999999', 0, SIZE],
    ['bytes=199990-999999', 199_990, SIZE],
  ])('sends the part %s', async (range, from, toExclusive) => {
    await expectPart(ask({ range }), from, toExclusive)
  })

  it('sends the right bytes for any range', async () => {
    const place = fc.nat(SIZE - 1)
    const bounds = fc.tuple(place, place).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    await fc.assert(
      fc.asyncProperty(bounds, ([from, last]) => expectPart(ask({ range: `bytes=${from}-${last}` }), from, last + 1)),
      { numRuns: 40 },
    )
  })

  it.each(['bytes=200000-', 'bytes=200000-200010', 'bytes=-0'])(
    'responds with 416 to %s past the end',
    async (range) => {
      const response = ask({ range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`)
      expect(await response.text()).toBe('')
    },
  )
})

describe('rangeResponse with conditions', () => {
  const range = 'bytes=10-19'

  it.each(['"abc"', MODIFIED.toUTCString()])(
    'sends the part when the validator of If-Range %s matches',
    async (validator) => {
      await expectPart(ask({ range, 'if-range': validator }), 10, 20)
    },
  )

  it.each(['"old"', 'W/"abc"', 'Tue, 30 Apr 2024 10:00:00 GMT', 'nonsense'])(
    'sends the whole file when the validator of If-Range %s may not match',
    async (validator) => {
      await expectWhole(ask({ range, 'if-range': validator }))
    },
  )

  it('lets If-Range with another tag win over a range past the end', async () => {
    await expectWhole(ask({ range: 'bytes=999999-', 'if-range': '"old"' }))
  })

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])(
    'responds to If-None-Match %s with 304 without a body',
    async (tags) => {
      const response = ask({ range, 'if-none-match': tags })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe('"abc"')
      expect(await response.text()).toBe('')
    },
  )

  it('sends the file for If-None-Match with another tag, regardless of If-Modified-Since', async () => {
    await expectWhole(ask({ 'if-none-match': '"old"', 'if-modified-since': MODIFIED.toUTCString() }))
  })

  it('responds to If-Modified-Since with 304 until the file is newer', async () => {
    expect(ask({ 'if-modified-since': MODIFIED.toUTCString() }).status).toBe(304)
    await expectWhole(ask({ 'if-modified-since': 'Tue, 30 Apr 2024 10:00:00 GMT' }))
    await expectWhole(ask({ 'if-modified-since': 'yesterday' }))
  })
})

describe('rangeResponse body', () => {
  it('reads the file lazily in chunks, and no further once the client disconnects', async () => {
    const read = vi.fn((from: number, toExclusive: number) => CONTENT.slice(from, toExclusive))
    const response = rangeResponse(new Request('http://site.test/song.wav'), file({ read }))
    expect(read).not.toHaveBeenCalled()

    const reader = response.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(value).toHaveLength(65_536)
    await reader?.cancel()
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('ends immediately for an empty file', async () => {
    const response = rangeResponse(new Request('http://site.test/song.wav'), file({ size: 0 }))
    expect(response.headers.get('content-length')).toBe('0')
    expect(await response.text()).toBe('')
  })
})
