import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { choiceKeys, type ChannelChoices, fittingChoices, offeredChoices } from './offered-choices'

const everything = { spotify: true, lastfm: true }
const nothing = { spotify: false, lastfm: false }

const texts = fc.option(
  fc.constantFrom(
    ...['', 'track', 'album', 'genre', 'user', 'channel', 'listAll', 'manual', 'autoUpdate', 'topTracks', 'topGenres'],
    ...['playlistTracks', 'spotify', 'lastfm', 'local', 'grid', 'trackTable', 'popularity:desc', 'name:asc', 'simple'],
  ),
)
const configs: fc.Arbitrary<ChannelChoices> = fc.record(
  Object.fromEntries(choiceKeys.map((key) => [key, texts])),
) as fc.Arbitrary<ChannelChoices>
const sources = fc.record({ spotify: fc.boolean(), lastfm: fc.boolean() })

const channel = (contentModel: string, contentType = 'listAll', autoUpdateMethod: string | null = null) => ({
  contentModel,
  contentType,
  autoUpdateMethod,
})

describe('offeredChoices', () => {
  it.each([
    ['track', ['listAll', 'manual', 'autoUpdate']],
    ['playlist', ['listAll', 'manual']],
    ['user', ['listAll', 'manual']],
    ['channel', ['manual']],
  ])('offers the content types of %s', (model, types) => {
    expect(offeredChoices(channel(model), everything).contentType).toEqual(types)
  })

  it('offers methods and providers that the site can reach', () => {
    const found = channel('track', 'autoUpdate', 'topTracks')
    expect(offeredChoices(found, everything)).toMatchObject({
      autoUpdateMethod: ['topTracks', 'playlistTracks'],
      autoUpdateProvider: ['local', 'spotify', 'lastfm'],
    })
    expect(offeredChoices(found, nothing)).toMatchObject({
      autoUpdateMethod: ['topTracks'],
      autoUpdateProvider: ['local'],
    })
    expect(offeredChoices(channel('track', 'manual'), everything).autoUpdateMethod).toEqual([])
  })

  it.each([
    ['track', 'listAll', true],
    ['track', 'manual', false],
    ['playlist', 'listAll', false],
    ['channel', 'manual', true],
  ])('offers a restriction of %s, %s: %s', (model, type, isOffered) => {
    expect(offeredChoices(channel(model, type), everything).restriction).toEqual(isOffered ? ['', 'genre'] : [])
  })

  it.each([
    ['track', 'listAll', ['popularity:desc', 'created_at:desc']],
    ['album', 'listAll', ['popularity:desc', 'created_at:desc', 'release_date:desc']],
    ['user', 'listAll', ['created_at:desc']],
    ['track', 'manual', ['channelables.order:asc', 'channelables.created_at:desc', 'popularity:desc']],
    ['channel', 'manual', ['channelables.order:asc', 'channelables.created_at:desc']],
  ])('offers the orders of %s, %s', (model, type, orders) => {
    expect(offeredChoices(channel(model, type), everything).contentOrder).toEqual(orders)
  })

  it('offers a table for songs only, and no layout for a channel of channels', () => {
    expect(offeredChoices(channel('track'), everything).layout).toContain('trackTable')
    expect(offeredChoices(channel('album'), everything).layout).toEqual(['grid', 'list', 'carousel'])
    expect(offeredChoices(channel('channel'), everything).layout).toEqual([])
  })
})

describe('fittingChoices', () => {
  it('replaces what does not fit any more by the first offer', () => {
    const albums = { ...channel('album', 'autoUpdate', 'topTracks'), layout: 'trackTable', restriction: 'genre' }
    expect(fittingChoices(albums, nothing)).toMatchObject({
      autoUpdateMethod: 'newAlbums',
      autoUpdateProvider: 'local',
      layout: 'grid',
      restriction: null,
    })
  })

  it('keeps the layout of a channel of channels, which is not offered', () => {
    expect(fittingChoices({ ...channel('channel', 'manual'), layout: 'list' }, everything).layout).toBe('list')
  })

  it('returns only values that are offered, and does so once', () => {
    fc.assert(
      fc.property(configs, sources, (config, reachable) => {
        const fitting = fittingChoices(config, reachable)
        const offered = offeredChoices(fitting, reachable)
        for (const key of choiceKeys) if (offered[key].length > 0) expect(offered[key]).toContain(fitting[key] ?? '')
        expect(fittingChoices(fitting, reachable)).toEqual(fitting)
      }),
    )
  })
})
