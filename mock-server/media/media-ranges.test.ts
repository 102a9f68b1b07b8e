import { expect, it } from 'vitest'

import { watchRanges } from './media-ranges'

const URL_OF_TRACK = 'http://dziesma.test/storage/track_media/1.wav'

function setUp() {
  const messages = new EventTarget()
  const tell = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }))
  const caught = (headers: Record<string, string>, mode = 'no-cors') =>
    tell({ type: 'REQUEST', payload: { url: URL_OF_TRACK, mode, headers } })
  return { tell, caught, restored: watchRanges(messages) }
}

const mediaRequest = () => new Request(URL_OF_TRACK, { mode: 'no-cors' })

it('restores the Range headers of media requests in order', () => {
  const { caught, restored } = setUp()
  caught({ range: 'bytes=0-' })
  caught({ range: 'bytes=500-' })
  caught({})
  const ranges = [mediaRequest(), mediaRequest(), mediaRequest(), mediaRequest()].map((request) =>
    restored(request).headers.get('range'),
  )
  expect(ranges).toEqual(['bytes=0-', 'bytes=500-', null, null])
})

it('ignores other requests and messages', () => {
  const { tell, caught, restored } = setUp()
  for (const data of [null, 'MOCKING_ENABLED', { type: 'REQUEST' }, { type: 'RESPONSE', payload: {} }]) tell(data)
  caught({ range: 'bytes=0-' }, 'cors')
  expect(restored(mediaRequest()).headers.get('range')).toBeNull()
  caught({ range: 'bytes=5-' })
  const request = new Request(URL_OF_TRACK, { headers: { Range: 'bytes=1-2' } })
  expect(restored(request)).toBe(request)
  expect(restored(mediaRequest()).headers.get('range')).toBe('bytes=5-')
})
