import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linkTarget } from './link-target'

const { host, origin } = window.location

describe('linkTarget', () => {
  it.each([
    [`${origin}/album/12/koris/ziema`, { model: 'album', id: 12 }],
    [`${origin}/track/5?from=mail#top`, { model: 'track', id: 5 }],
    [`https://${host}/artist/3/anna`, { model: 'artist', id: 3 }],
    [`${host}/playlist/7/vakaram`, { model: 'playlist', id: 7 }],
    [' /user/9/janis ', { model: 'user', id: 9 }],
    ['/genre/%C5%BE%C5%AB%C5%BE%C5%AB', { model: 'genre', name: 'žūžū' }],
    ['/channels/jaunumi', { model: 'channel', name: 'jaunumi' }],
    ['/jaunumi', { model: 'channel', name: 'jaunumi' }],
  ])('reads %s', (link, target) => {
    expect(linkTarget(link)).toEqual(target)
  })

  it.each(['https://other.example/album/12', '//other.example/album/12', 'other.example/album/1', 'mailto:a@b.lv'])(
    'refuses %s, which is another site’s',
    (link) => {
      expect(linkTarget(link)).toBe('foreign')
    },
  )

  it.each(['', 'Ziemas dziesmas', '/', '/album', '/album/x', '/search/ziema/songs', 'javascript:alert(1)'])(
    'finds no record in %j',
    (link) => {
      expect(['no record', 'foreign']).toContain(linkTarget(link))
    },
  )

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void linkTarget(text)))
  })
})
