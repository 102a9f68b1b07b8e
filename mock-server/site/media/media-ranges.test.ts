import { expect, it } from 'vitest'

import { watchRanges } from './media-ranges'

const URL_OF_TRACK = 'http://dziesma.test/storage/track_media/1.wav'

function setUp() {
  const messages = new EventTarget()
  const post = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }))
  const intercept = (headers: Record<string, string>, mode = 'no-cors') =>
    post({ type: 'REQUEST', payload: { url: URL_OF_TRACK, mode, headers } })
  return { post, intercept, restoreRange: watchRanges(messages) }
}

const mediaRequest = () => new Request(URL_OF_TRACK, { mode: 'no-cors' })

it('restores the Range headers of media requests in order', () => {
  const { intercept, restoreRange } = setUp()
  intercept({ range: 'bytes=0-' })
  intercept({ range: 'bytes=500-' })
  intercept({})
  const ranges = [mediaRequest(), mediaRequest(), mediaRequest(), mediaRequest()].map((request) =>
    restoreRange(request).headers.get('range'),
  )
  expect(ranges).toEqual(['bytes=0-', 'bytes=500-', null, null])
})

it('ignores other requests and messages', () => {
  const { post, intercept, restoreRange } = setUp()
  for (const data of [null, 'MOCKING_ENABLED', { type: 'REQUEST' }, { type: 'RESPONSE', payload: {} }]) post(data)
  intercept({ range: 'bytes=0-' }, 'cors')
  expect(restoreRange(mediaRequest()).headers.get('range')).toBeNull()
  intercept({ range: 'bytes=5-' })
  const request = new Request(URL_OF_TRACK, { headers: { Range: 'bytes=1-2' } })
  expect(restoreRange(request)).toBe(request)
  expect(restoreRange(mediaRequest()).headers.get('range')).toBe('bytes=5-')
})
