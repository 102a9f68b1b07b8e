import { describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { channels } from '@/contract/groups/channels'
import { playlists } from '@/contract/groups/playlists'
import { products } from '@/contract/groups/products'
import { profiles } from '@/contract/groups/profiles'
import { search } from '@/contract/groups/search'
import { tracks } from '@/contract/groups/tracks'

import { personas } from '../../state/seeds/personas'
import { createWorld } from '../create-world'
import { loadersFor } from './page-loaders'

const world = createWorld()
const guest = world.sessions.open()
const load = (path: string) => loadersFor(world, guest, path)

describe('pageLoaders', () => {
  it('returns the home channel at the root', () => {
    expect(channels.show.response.parse(load('/')['channelPage']).channel.id).toBe(1)
    expect(load('')).toEqual(load('/'))
  })

  it('returns a channel at its three paths, restricted by the second segment', () => {
    for (const path of ['/jaunumi', 'channel/jaunumi', '/channels/jaunumi?page=1']) {
      expect(channels.show.response.parse(load(path)['channelPage']).channel.slug).toBe('jaunumi')
    }
    expect(channels.show.response.parse(load('/genre/tautasdziesmas')['channelPage']).channel.name).toBe(
      'Tautasdziesmas',
    )
  })

  it('returns an artist or album with playable tracks', () => {
    const { artist } = artists.show.response.parse(load('/artist/3/kads')['artistPage'])
    expect(artist.top_tracks[0]?.src).toMatch(/^storage\/track_media\/\d+\.wav$/)
    expect(albums.show.response.parse(load('/album/7')['albumPage']).album.id).toBe(7)
  })

  it('returns a track, playlist, profile or search', () => {
    expect(tracks.show.response.parse(load('/track/5/x')['trackPage']).track.id).toBe(5)
    expect(playlists.show.response.parse(load('/playlist/3/x')['playlistPage']).tracks.items).toHaveLength(30)
    expect(profiles.show.response.parse(load('/user/50/x/followers')['userProfilePage']).user.id).toBe(50)
    const { query, results } = search.all.response.parse(load('/search/z%C5%AB%C5%BE%C5%AB/tracks')['searchPage'])
    expect([query, results.tracks?.perPage]).toEqual(['zūžū', 20])
  })

  it('returns the plans on the pricing page, where billing is on and without permission to view music', () => {
    const site = createWorld()
    site.db.roles.update(1, { permissions: [] })
    const plans = () => loadersFor(site, site.sessions.open(), '/pricing')['pricingPage']
    expect(products.list.response.parse(plans()).pagination.items).toHaveLength(site.db.products.all().length)
    site.db.settings.billing = { enable: false }
    expect(plans()).toBeUndefined()
  })

  it('returns nothing for private pages', () => {
    expect(load('/playlist/11/x')).toEqual({})
    expect(load('/user/10/x')).toEqual({})
  })

  it('returns nothing for unknown rows and malformed paths', () => {
    for (const path of ['/artist/999', '/nav-tada', '/login', '/%E0%A4%A', '/a/b/c']) expect(load(path)).toEqual({})
  })

  it('returns nothing for users without permission to view music', () => {
    const strict = createWorld()
    strict.db.roles.update(1, { permissions: [] })
    expect(loadersFor(strict, strict.sessions.open(), '/')).toEqual({})
    const banned = world.sessions.open()
    world.sessions.signIn(banned, personas.banned.id)
    expect(loadersFor(world, banned, '/')).toEqual({})
  })
})
