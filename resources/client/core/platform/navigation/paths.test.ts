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
])('builds the link %s', (link, expected) => {
  expect(link).toBe(expected)
})

/** Texts that cannot be a URL segment. */
const UNBUILDABLE = ['', '.', '..', '\ud800', 'a\udc00']

test.each(UNBUILDABLE)('returns no link for a page named %j', (name) => {
  expect(paths.channel.link({ slug: name })).toBeNull()
  expect(paths.channel.link({ slug: 'genre', restriction: name })).toBeNull()
  expect(paths.tag.link({ name })).toBeNull()
  expect(paths.radio.link({ type: 'artist', id: name })).toBeNull()
})

test.each(UNBUILDABLE)('omits the name %j from the link of a page with an id', (name) => {
  expect(paths.artist.link({ id: 7, name })).toMatch(/^\/artist\/7(\/a)?$/)
  expect(paths.trackEmbed.link({ id: 9, name })).toMatch(/^\/track\/9\/[-a]\/embed$/)
})

/** Any text, including malformed and hostile ones. */
const text = fc.oneof(
  fc.constantFrom(...UNBUILDABLE, '...', '%2e%2e', '/', '\\', '?', '#', 'a/../b', ' ', '\u0000'),
  fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme' }),
)
const subject = fc.record({
  id: fc.nat(),
  name: text,
  display_name: text,
  artists: fc.array(fc.record({ name: text })),
  type: text,
  slug: text,
  tab: text,
  restriction: text,
  query: text,
  section: text,
  productId: text,
  priceId: text,
  couponId: text,
})

type Subject = typeof subject extends fc.Arbitrary<infer Value> ? Value : never

const builders: [pattern: string, link: (thing: Subject) => string | null][] = [
  [paths.artist.pattern, paths.artist.link],
  [paths.album.pattern, paths.album.link],
  [paths.albumEmbed.pattern, paths.albumEmbed.link],
  [paths.track.pattern, paths.track.link],
  [paths.trackEmbed.pattern, paths.trackEmbed.link],
  [paths.playlist.pattern, paths.playlist.link],
  [paths.user.pattern, paths.user.link],
  [paths.tag.pattern, paths.tag.link],
  [paths.radio.pattern, ({ type, name }) => paths.radio.link({ type, id: name })],
  [paths.channel.pattern, paths.channel.link],
  [paths.search.pattern, paths.search.link],
  [paths.library.pattern, paths.library.link],
  [paths.checkout.pattern, paths.checkout.link],
  [paths.changePlan.pattern, paths.changePlan.link],
  [paths.workspaceInvite.pattern, ({ name }) => paths.workspaceInvite.link(name)],
  [paths.resetPassword.pattern, ({ name }) => paths.resetPassword.link(name)],
  [paths.workspace.pattern, paths.workspace.link],
  [paths.customPage.pattern, ({ name }) => paths.customPage.link(name)],
  [paths.customPageById.pattern, ({ id }) => paths.customPageById.link({ pageId: id, pageSlug: '-' })],
  [paths.editFamilyUser.pattern, ({ id }) => paths.editFamilyUser.link(id)],
]

test('lists every path with parameters', () => {
  const patterns = Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [pattern] : []))
  expect(builders.map(([pattern]) => pattern).toSorted()).toEqual(patterns.toSorted())
})

test.each(builders)('builds a link that matches %s, or none, for any texts', (pattern, link) => {
  fc.assert(
    fc.property(subject, (thing) => {
      const to = link(thing)
      if (to === null) return
      const { pathname, search, hash } = new URL(to, 'http://dziesma.test')
      expect([pathname, search, hash]).toEqual([to, '', ''])
      expect(matchRoutes([{ path: pattern }], to)).not.toBeNull()
    }),
  )
})

const paramsOf = (path: string, link: string) => matchRoutes([{ path }], link)?.[0]?.params ?? {}

test('the router parses the parameters back from a link', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: 'grapheme' }), (id, name) => {
      expect(paramsOf(paths.artist.pattern, paths.artist.link({ id, name })).id).toBe(String(id))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (query) => {
      fc.pre(!/^\.{1,2}$/.test(query))
      expect(paramsOf(paths.search.pattern, paths.search.link({ query })).query).toBe(query)
    }),
  )
})
