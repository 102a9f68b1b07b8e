import { describe, expect, it } from 'vitest'

import { type Channel, channelSchema, channels } from '@/contract/channels'

import { layoutOf, layoutsOf } from './channel-layout'
import { orderChoices } from './channel-order'

const channel = (config: object): Channel => channelSchema.parse({ id: 1, config })

describe('the layout of a channel', () => {
  it.each([
    [{ contentModel: 'album', layout: 'list' }, 'list'],
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'grid' }, 'grid'],
    // A choice made for songs by another release, say, does not fit albums.
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'trackTable' }, 'list'],
    [{ contentModel: 'album', layout: 'list', selectedLayout: 'mosaic' }, 'list'],
    [{ contentModel: 'album', layout: 'mosaic' }, 'grid'],
    [{ contentModel: 'album', layout: null }, 'grid'],
    [{}, 'grid'],
    [[], 'grid'],
  ])('of %j is %s', (config, layout) => {
    expect(layoutOf(channel(config))).toBe(layout)
  })

  it('is what the visitor has just chosen', () => {
    const songs = channel({ contentModel: 'track', layout: 'list', selectedLayout: 'grid' })
    expect(layoutOf(songs, 'trackTable')).toBe('trackTable')
    expect(layoutOf(channel({ contentModel: 'artist', layout: 'list' }), 'trackTable')).toBe('list')
  })

  it.each([
    [{ contentModel: 'track', layout: 'trackTable' }, ['trackTable', 'list', 'grid']],
    [{ contentModel: 'artist', layout: 'carousel' }, ['carousel', 'grid', 'list']],
    [{ contentModel: 'channel', layout: 'list' }, []],
    [{ contentModel: 'podcast', layout: 'list' }, []],
    [{}, []],
  ])('may be changed, for %j, to %j', (config, layouts) => {
    expect(layoutsOf(channel(config))).toEqual(layouts)
  })
})

describe('the orders of a channel', () => {
  const orders = (config: object) => orderChoices(channel(config)).map(({ order, label }) => order ?? label)

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
  ])('for %j are %j', (config, expected) => {
    expect(orders(config)).toEqual(expected)
  })
})

describe('what a channel shows', () => {
  const answer = (data: unknown[]) => ({ pagination: { data, per_page: 15 } })
  const genre = (id: number) => ({ id, name: `genre-${id}`, model_type: 'genre' })
  const idsOf = (data: unknown[]) => channels.content.response.parse(answer(data)).pagination.items.map(({ id }) => id)

  it('leaves out kinds of things that it does not know, in channels in it too', () => {
    expect(idsOf([genre(1), { id: 2, model_type: 'podcast', title: 'x' }, genre(3)])).toEqual([1, 3])
    const nested = {
      id: 4,
      model_type: 'channel',
      content: { data: [genre(5), { id: 6, model_type: 'channel' }, { id: 7, model_type: 'movie' }] },
    }
    const [inner] = channels.content.response.parse(answer([nested])).pagination.items
    expect(inner?.model_type === 'channel' && inner.content?.items.map(({ id }) => id)).toEqual([5])
  })

  it('names the row that breaks the contract by its true place', () => {
    const data = [
      { id: 1, model_type: 'podcast' },
      { id: 2, model_type: 'genre' },
    ]
    const { error } = channels.content.response.safeParse(answer(data))
    expect(error?.issues[0]?.path).toEqual(['pagination', 'data', 1, 'name'])
  })

  it.each([1, 'album', [], { id: 1, model_type: 'genre' }])('does not leave out %j, which is broken', (row) => {
    expect(channels.content.response.safeParse(answer([row])).success).toBe(false)
  })
})
