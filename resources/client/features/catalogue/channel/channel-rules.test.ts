import { describe, expect, it } from 'vitest'

import { type Channel, channelSchema, channels } from '@/contract/groups/channels'

import { resolveLayout, availableLayouts } from './channel-layout'
import { orderOptions } from './channel-order'

const channel = (config: object): Channel => channelSchema.parse({ id: 1, config })

describe('channel layout', () => {
  it.each([
    [{ contentModel: 'album', layout: 'list' }, 'list'],
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'grid' }, 'grid'],
    // A cookie may hold a layout that does not fit albums.
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'trackTable' }, 'list'],
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'mosaic' }, 'list'],
    [{ contentModel: 'album', layout: 'mosaic' }, 'grid'],
    [{ contentModel: 'album', layout: null }, 'grid'],
    [{}, 'grid'],
    [[], 'grid'],
  ])('resolves %j to %s', (config, layout) => {
    expect(resolveLayout(channel(config))).toBe(layout)
  })

  it('prefers a layout the user has just chosen, if the channel offers it', () => {
    const songs = channel({ contentModel: 'track', layout: 'list', selectedLayout: 'grid' })
    expect(resolveLayout(songs, 'trackTable')).toBe('trackTable')
    expect(resolveLayout(channel({ contentModel: 'artist', layout: 'list' }), 'trackTable')).toBe('list')
  })

  it.each([
    [{ contentModel: 'track', layout: 'trackTable' }, ['trackTable', 'list', 'grid']],
    [{ contentModel: 'artist', layout: 'carousel' }, ['carousel', 'grid', 'list']],
    [{ contentModel: 'channel', layout: 'list' }, []],
    [{ contentModel: 'podcast', layout: 'list' }, []],
    [{}, []],
  ])('offers for %j the layouts %j', (config, layouts) => {
    expect(availableLayouts(channel(config))).toEqual(layouts)
  })
})

describe('orderOptions', () => {
  const orders = (config: object) => orderOptions(channel(config)).map(({ order, label }) => order ?? label)

  it.each([
    [
      { contentModel: 'album', contentType: 'listAll', contentOrder: 'release_date:desc' },
      ['Release date', 'popularity:desc', 'created_at:desc'],
    ],
    [
      { contentModel: 'track', contentType: 'listAll', contentOrder: 'name:asc' },
      ['Default order', 'popularity:desc', 'created_at:desc'],
    ],
    [
      { contentModel: 'track', contentType: 'manual', contentOrder: 'channelables.order:asc' },
      ['Featured', 'channelables.created_at:desc', 'popularity:desc'],
    ],
    [
      { contentModel: 'user', contentType: 'manual', contentOrder: 'channelables.order:asc' },
      ['Featured', 'channelables.created_at:desc'],
    ],
    [{ contentModel: 'channel', contentType: 'manual' }, []],
    [{}, []],
  ])('offers for %j the orders %j', (config, expected) => {
    expect(orders(config)).toEqual(expected)
  })
})

describe('channels.content response schema', () => {
  const body = (data: unknown[]) => ({ pagination: { data, per_page: 15 } })
  const genre = (id: number) => ({ id, name: `genre-${id}`, model_type: 'genre' })
  const idsOf = (data: unknown[]) => channels.content.response.parse(body(data)).pagination.items.map(({ id }) => id)

  it('drops items of unknown models, in nested channels too', () => {
    expect(idsOf([genre(1), { id: 2, model_type: 'podcast', title: 'x' }, genre(3)])).toEqual([1, 3])
    const nested = {
      id: 4,
      model_type: 'channel',
      content: { data: [genre(5), { id: 6, model_type: 'channel' }, { id: 7, model_type: 'movie' }] },
    }
    const [inner] = channels.content.response.parse(body([nested])).pagination.items
    expect(inner?.model_type === 'channel' && inner.content?.items.map(({ id }) => id)).toEqual([5])
  })

  it('reports the original index of an item that violates the contract', () => {
    const data = [
      { id: 1, model_type: 'podcast' },
      { id: 2, model_type: 'genre' },
    ]
    const { error } = channels.content.response.safeParse(body(data))
    expect(error?.issues[0]?.path).toEqual(['pagination', 'data', 1, 'name'])
  })

  it.each([1, 'album', [], { id: 1, model_type: 'genre' }])(
    'rejects the malformed item %j instead of dropping it',
    (row) => {
      expect(channels.content.response.safeParse(body([row])).success).toBe(false)
    },
  )
})
