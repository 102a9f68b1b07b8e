import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'

import { paths } from './paths'

const artist = { id: 7, name: 'Čiekuru Ēna' }

test.each([
  [paths.home.link(), '/'],
  [paths.login.link(), '/login'],
  [paths.artist.link(artist), '/artist/7/ciekuru-ena'],
  [paths.artist.link({ id: 7, name: '..' }), '/artist/7'],
  [paths.artist.link({ id: 7, name: 'Песня' }), '/artist/7/%D0%BF%D0%B5%D1%81%D0%BD%D1%8F'],
  [paths.album.link({ id: 3, name: 'Zvaigžņu sega', artists: [artist] }), '/album/3/ciekuru-ena/zvaigznu-sega'],
  [paths.album.link({ id: 3, name: 'Sega', artists: [] }), '/album/3/sega'],
  [paths.track.link({ id: 9, name: 'Aijā, žūžū' }), '/track/9/aija-zuzu'],
  [paths.playlist.link({ id: 2, name: 'Rīts' }), '/playlist/2/rits'],
  [paths.user.link({ id: 5, display_name: 'Anna Bērziņa' }), '/user/5/anna-berzina'],
  [paths.channel.link({ slug: 'popular' }), '/popular'],
  [paths.channel.link({ slug: 'genre', restriction: 'hip hop' }), '/genre/hip%20hop'],
  [paths.search.link({}), '/search'],
  [paths.search.link({ query: 'AC/DC?', tab: 'tracks' }), '/search/AC%2FDC%3F/tracks'],
  [paths.checkout.link({ productId: 44, priceId: 2 }), '/checkout/44/2'],
  [paths.checkout.link({ productId: 44, priceId: 2, couponId: 'x' }), '/checkout/44/2/x'],
])('%s', (link, expected) => {
  expect(link).toBe(expected)
})

test.each(['', '.', '..'])('an address without a part it needs (%j) is refused', (slug) => {
  expect(() => paths.channel.link({ slug })).toThrow(/slug/)
})

const found = (path: string, link: string) => matchRoutes([{ path }], link)?.[0]?.params ?? {}

test('the router finds in a link what the link was made from', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: 'grapheme' }), (id, name) => {
      expect(found(paths.artist.pattern, paths.artist.link({ id, name })).id).toBe(String(id))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (query) => {
      fc.pre(!/^\.{1,2}$/.test(query))
      expect(found(paths.search.pattern, paths.search.link({ query })).query).toBe(query)
    }),
  )
})
