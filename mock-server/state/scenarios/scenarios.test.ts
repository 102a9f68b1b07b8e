import { describe, expect, it } from 'vitest'

import { channelLayouts } from '@/contract/groups/channels'

import { createWorld } from '../../site/create-world'
import { customPages } from '../seeds/custom-pages'
import { seedOf } from './scenarios'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const seed = seedOf('typical', NOW)
const { playlists, channels, likes, settings } = seed
const listed = <Row extends { unlisted?: true }>(rows: readonly Row[]) => rows.filter(({ unlisted }) => !unlisted)
const [artists, albums, tracks] = [listed(seed.artists), listed(seed.albums), listed(seed.tracks)]

describe('typical scenario', () => {
  it('seeds 60 artists, 200 albums and 2,000 playable tracks', () => {
    expect([artists, albums, tracks].map((rows) => rows.length)).toEqual([60, 200, 2000])
    for (const { id, src, duration, artists: authors, album } of tracks) {
      expect(src).toBe(`storage/track_media/${id}.wav`)
      expect(Number.isInteger(duration) && Number(duration) > 0).toBe(true)
      expect(authors.length).toBeGreaterThan(0)
      expect(album).not.toBeNull()
    }
  })

  it('seeds channels of every layout, pagination, model and content type', () => {
    const configs = channels.map(({ config }) => config)
    const all = (pick: (config: (typeof configs)[number]) => unknown) => new Set(configs.map(pick))
    expect(all((config) => config?.nestedLayout)).toEqual(new Set(channelLayouts))
    expect(all((config) => config?.layout)).toEqual(new Set(channelLayouts))
    expect(all((config) => config?.paginationType)).toEqual(new Set(['simple', 'infiniteScroll', 'lengthAware']))
    expect(all((config) => config?.contentType)).toEqual(new Set(['manual', 'listAll']))
    expect(all((config) => config?.contentModel)).toEqual(
      new Set(['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel']),
    )
    expect(all((config) => config?.restrictionModelId)).toContain('urlParam')
  })

  it('starts with a channel of existing channels', () => {
    const home = channels.find(({ id }) => id === settings.homepage?.value)
    expect(home?.config).toMatchObject({ contentModel: 'channel' })
    const ids = channels.map(({ id }) => id)
    for (const id of home?.item_ids ?? []) expect(ids).toContain(id)
  })

  it('links its menus only to existing channels and pages, and has icons beside the player', () => {
    const pages = customPages.map(({ slug }) => `/pages/${slug}`)
    const screens = ['/', '/library/songs', '/pricing', '/contact', '/muzikas-platforma-berniem-aplikacija']
    const addresses = [...screens, ...pages, ...channels.map(({ slug }) => `/${slug}`)]
    const menus = settings.menus ?? []
    for (const { action } of menus.flatMap(({ items }) => items ?? [])) expect(addresses).toContain(action)
    const inPlayer = menus.filter(({ positions }) => positions?.some((name) => /sidebar|mobile/.test(name ?? '')))
    const icons = inPlayer.flatMap(({ items }) => items ?? []).map(({ icon }) => icon?.length ?? 0)
    expect(icons.length).toBeGreaterThan(0)
    expect(Math.min(...icons)).toBeGreaterThan(0)
  })

  it('seeds playlists with tracks, one of them longer than a page of the queue', () => {
    expect(playlists.every(({ track_ids }) => track_ids.length > 0)).toBe(true)
    expect(playlists.some(({ track_ids }) => track_ids.length > 100)).toBe(true)
    expect(playlists.some((playlist) => !playlist.public)).toBe(true)
  })

  it('seeds an artist with several pages of followers, and no duplicate likes', () => {
    const followers = likes.filter((like) => like.likeable_type === 'artist' && like.likeable_id === 1)
    expect(followers.length).toBeGreaterThan(25)
    const keys = likes.map(({ user_id, likeable_type, likeable_id }) => `${user_id} ${likeable_type} ${likeable_id}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('scenarios', () => {
  it('includes one without music, one with 10,000 tracks in a list and one with long names', () => {
    const empty = seedOf('empty', NOW)
    expect([empty.artists, empty.albums, empty.tracks, empty.playlists, empty.genres, empty.likes].flat()).toEqual([])
    expect(empty.users.length).toBeGreaterThan(0)
    expect(Math.max(...seedOf('huge', NOW).playlists.map(({ track_ids }) => track_ids.length))).toBe(10_000)
    const long = seedOf('long', NOW)
    expect(
      Math.min(...[...long.tracks, ...long.albums, ...long.playlists].map(({ name }) => name.length)),
    ).toBeGreaterThan(80)
  })
})

describe('worlds', () => {
  it('keeps the changes of one world out of another', () => {
    const [one, other] = [createWorld(), createWorld()]
    one.db.tracks.update(1, { name: 'Cita' })
    one.db.settings.branding = { site_name: 'Cita' }
    expect(other.db.tracks.get(1)?.name).not.toBe('Cita')
    expect(other.db.settings.branding?.site_name).toBe('Dziesma')
    expect(() => {
      const track = other.db.tracks.get(1)
      if (track) track.name = 'Cita'
    }).toThrow(TypeError)
  })
})
