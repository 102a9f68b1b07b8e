import { artists } from '@/contract/groups/artists'
import { call } from '@/core/platform/api/call'
import { findModels } from '@/core/shared/records/queries'
import { isSameText } from '@/lib/text'

import type { Credit, Release } from '../release/release'

/** Creates an artist; returns it to credit. Undefined where neither the response nor a search tells its id. Throws ApiError. */
export async function createArtist(name: string): Promise<Credit | undefined> {
  const created = (await call(artists.create, { body: { name } }))?.artist
  if (created) return { id: created.id, name: created.name }
  const found = await findModels('artist', name, new AbortController().signal)
  const match = found.find((model) => isSameText(model.name, name))
  return match && { id: Number(match.id), name: match.name }
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
