import { artists } from '@/contract/groups/artists'
import { suggestions } from '@/contract/groups/suggestions'
import { call } from '@/core/platform/api/call'
import { isSameText } from '@/lib/text'

import type { Credit, Release } from '../release/release'

/** Finds an artist of the site by name; undefined if a search does not. Throws ApiError. */
async function findArtist(name: string): Promise<Credit | undefined> {
  const { results } = await call(suggestions.artists, { query: { query: name, listAll: true } })
  const match = results.find(({ id, name: found }) => id !== 'CURRENT_USER' && isSameText(found ?? '', name))
  return match && { id: match.id, name: match.name ?? name }
}

/**
 * Creates an artist, unless a try whose response was lost has; returns it to credit. Undefined where neither the response
 * nor a search tells its id. Throws ApiError.
 */
export async function createArtist(name: string, mayExist: boolean): Promise<Credit | undefined> {
  const existing = mayExist ? await findArtist(name) : undefined
  if (existing) return existing
  const created = (await call(artists.create, { body: { name } }))?.artist
  return created ? { id: created.id, name: created.name } : findArtist(name)
}

/** Names of the artists in the files' tags that no track credits yet, each once. */
export function missingArtists({ kind, album, tracks }: Release): string[] {
  const isCredited = (name: string, credits: readonly Credit[]) =>
    credits.some((credit) => isSameText(credit.name, name))
  const names = tracks
    .filter(({ published, found, values }) => {
      const credits = [...values.artists, ...(kind === 'album' ? album.values.artists : [])]
      return !published && found.artist !== '' && values.artists.length === 0 && !isCredited(found.artist, credits)
    })
    .map(({ found }) => found.artist)
  return [...new Set(names)]
}

/** Credits an artist in every track whose file names it, and in a new album that has none. */
export function creditArtist(release: Release, name: string, artist: Credit): Release {
  const { album } = release
  const fillsAlbum = release.kind === 'album' && album.id === null && album.values.artists.length === 0
  return {
    ...release,
    album: fillsAlbum ? { ...album, values: { ...album.values, artists: [artist] } } : album,
    tracks: release.tracks.map((track) =>
      track.found.artist === name && track.values.artists.length === 0 && !track.published
        ? { ...track, values: { ...track.values, artists: [artist] } }
        : track,
    ),
  }
}
