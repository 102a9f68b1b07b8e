import { describe, expect, it } from 'vitest'

import { channels } from '@/contract/groups/channels'

import { makeAlbum } from '../../state/factories/make-album'
import { makeChannel } from '../../state/factories/make-channel'
import { makeGenre } from '../../state/factories/make-genre'
import { makePlaylist } from '../../state/factories/make-playlist'
import { makeTrack } from '../../state/factories/make-track'
import { makeUser } from '../../state/factories/make-user'
import type { ChannelConfig, MockChannel } from '../../state/store/music-rows'
import { makeCaller } from '../../testing/make-caller'
import { type ChannelQuery, findChannel, presentChannel } from './channel-content'

const lullaby = makeGenre({ id: 1, name: 'supuldziesmas', display_name: 'Šūpuļdziesmas' })
const dance = makeGenre({ id: 2, name: 'dejas', display_name: 'Dejas' })
const tracks = Array.from({ length: 60 }, (_, index) =>
  makeTrack({
    id: index + 1,
    name: `Dziesma ${index + 1}`,
    popularity: index,
    genres: [index % 2 === 0 ? lullaby : dance],
  }),
)

const channel = (id: number, config: ChannelConfig, own: Partial<MockChannel> = {}) =>
  makeChannel({
    id,
    slug: `kanals-${id}`,
    config: { contentType: 'listAll', contentModel: 'track', ...config },
    ...own,
  })

const rows = {
  genres: [lullaby, dance],
  tracks,
  albums: [makeAlbum({ id: 1 })],
  playlists: [makePlaylist({ id: 1 }), makePlaylist('private', { id: 2, owner_id: 9 })],
  users: [makeUser({ id: 9 }), makeUser('child', { id: 10 })],
  channels: [
    channel(1, { contentType: 'manual', contentModel: 'channel' }, { item_ids: [3, 2, 5] }),
    channel(2, { contentOrder: 'popularity:desc', paginationType: 'infiniteScroll' }),
    channel(
      3,
      { restriction: 'genre', restrictionModelId: 'urlParam' },
      { name: '{{channel.restriction.display_name}}' },
    ),
    channel(4, {
      restriction: 'genre',
      restrictionModelId: 2,
      paginationType: 'lengthAware',
      contentOrder: 'name:asc',
    }),
    channel(5, { contentType: 'manual', contentModel: 'channel' }, { item_ids: [2] }),
    channel(6, { contentModel: 'playlist' }),
    channel(7, { contentModel: 'user' }),
    channel(8, { contentType: 'manual', contentOrder: 'channelables.order:asc' }, { item_ids: [9, 3, 77, 6] }),
  ],
}
const caller = makeCaller(rows, { user: rows.users[0] ?? null, cookies: { 'channel-layout-track': 'list' } })

/** Presents the channel and parses it like the client. */
function show(idOrSlug: string, query: ChannelQuery = {}) {
  const body = { channel: presentChannel(caller, findChannel(caller.db, idOrSlug), query) }
  const { content, ...rest } = channels.show.response.parse(body).channel
  if (!content) throw new Error('The channel has no content')
  return { ...rest, content, ids: content.items.map(({ id }) => id) }
}

describe('channel content', () => {
  it('finds a channel by id or slug', () => {
    expect(findChannel(caller.db, '2')).toBe(findChannel(caller.db, 'kanals-2'))
    expect(() => findChannel(caller.db, '99')).toThrow(expect.objectContaining({ status: 404 }))
    expect(() => findChannel(caller.db, 'nav')).toThrow(expect.objectContaining({ status: 404 }))
  })

  it('lists all rows in the configured order, fifty per page, with the next page', () => {
    const first = show('2')
    expect(first.ids.slice(0, 3)).toEqual([60, 59, 58])
    expect(first.content).toMatchObject({ perPage: 50, next: 2, total: null })
    expect(show('2', { page: 2 }).ids).toHaveLength(10)
  })

  it('follows the order and pagination of the query', () => {
    const page = show('2', { order: 'name:asc', perPage: 2, paginate: 'lengthAware' })
    expect(page.ids).toEqual([1, 10])
    expect(page.content).toMatchObject({ total: 60, last: 30 })
  })

  it('keeps the manual order and omits missing rows', () => {
    expect(show('8').ids).toEqual([9, 3, 6])
  })

  it('includes the layout that the visitor chose', () => {
    expect(show('2').config?.selectedLayout).toBe('list')
  })
})

describe('channel restriction', () => {
  it('takes the restriction and the channel’s name from the URL', () => {
    const page = show('3', { restriction: 'dejas' })
    expect(page.name).toBe('Dejas')
    expect(page.restriction).toMatchObject({ name: 'dejas' })
    expect(page.ids.every((id) => id % 2 === 0)).toBe(true)
    expect(() => show('3', { restriction: 'nav' })).toThrow(expect.objectContaining({ status: 404 }))
  })

  it('shows all rows and the unchanged name when it is missing', () => {
    expect(show('3').name).toBe('{{channel.restriction.display_name}}')
    expect(show('3').content.items).toHaveLength(50)
  })

  it('takes a fixed restriction from the channel’s settings', () => {
    const page = show('4')
    expect(page.content).toMatchObject({ total: 30, next: null })
    expect(page.ids.every((id) => id % 2 === 0)).toBe(true)
  })
})

describe('channel of channels', () => {
  it('shows the first rows of each channel in manual order, one level deep', () => {
    const { content } = show('1')
    const inner = content.items.flatMap((item) => (item.model_type === 'channel' ? [item] : []))
    expect(inner.map(({ id }) => id)).toEqual([3, 2, 5])
    expect(inner.map((item) => item.content?.items.length ?? null)).toEqual([15, 15, null])
    expect(inner.map((item) => item['channelable_order'])).toEqual([1, 2, 3])
  })

  it('passes the restriction to nested channels', () => {
    const nested = show('1', { restriction: 'dejas' }).content.items[0]
    expect(nested).toMatchObject({ name: 'Dejas' })
  })
})

it('lists private playlists only to their owner and editors, and never lists children', () => {
  expect(show('6').ids).toEqual([1, 2])
  const guest = { ...caller, user: null }
  expect(presentChannel(guest, findChannel(caller.db, '6'), {}).content?.data.map(({ id }) => id)).toEqual([1])
  expect(show('7').ids).toEqual([9])
})
