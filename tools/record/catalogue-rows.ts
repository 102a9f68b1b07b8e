import type { Channel, ChannelItem, NestedChannel } from '@/contract/groups/channels'
import type { Album, Artist, Genre, Playlist, Track } from '@/contract/shapes/music'
import type { SeedInput } from '@mock/state/own-data/seed-file'

type Rows<Name extends 'genres' | 'artists' | 'albums' | 'tracks' | 'playlists' | 'channels'> = Map<
  number,
  NonNullable<SeedInput[Name]>[number]
>

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** A YouTube id is kept; the mock synthesizes the audio of all other sources, whose URLs are the live site's. */
const sourceOf = ({ src }: Track): { src?: string } => (src && /^[\w-]{11}$/.test(src) ? { src } : {})

/**
 * Collects the rows of responses for a seed file. It keeps names, order and numbers, but no pictures, descriptions or
 * owners: the mock draws the pictures, and texts can name people.
 */
export function collectRows() {
  const genres: Rows<'genres'> = new Map()
  const artists: Rows<'artists'> = new Map()
  const albums: Rows<'albums'> = new Map()
  const tracks: Rows<'tracks'> = new Map()
  const playlists: Rows<'playlists'> = new Map()
  const channels: Rows<'channels'> = new Map()

  const addGenre = ({ id, name, display_name }: Genre) => void genres.set(id, { id, name, display_name })

  function addArtist({ id, name, verified, plays }: Artist): void {
    artists.set(id, { id, name, verified, ...(plays && { plays }) })
  }

  function addAlbum(
    { id, name, release_date, plays, artists: own }: Album,
    tracksOfAlbum: readonly Track[] = [],
  ): void {
    own.forEach(addArtist)
    albums.set(id, { id, name, release_date, ...(plays && { plays }), artists: idsOf(own) })
    for (const track of tracksOfAlbum) addTrack(track, id)
  }

  function addTrack(track: Track, albumId = track.album?.id): void {
    const { id, name, number, duration, plays, popularity, artists: own, genres: ownGenres } = track
    if (track.album && !albums.has(track.album.id)) addAlbum(track.album)
    own.forEach(addArtist)
    ownGenres.forEach(addGenre)
    tracks.set(id, {
      id,
      name,
      ...(number && { number }),
      ...(duration && { duration }),
      ...(plays && { plays }),
      ...(popularity && { popularity }),
      ...sourceOf(track),
      ...(albumId !== undefined && { album: albumId }),
      artists: idsOf(own),
      genres: idsOf(ownGenres),
    })
  }

  function addPlaylist({ id, name }: Playlist, tracksOfPlaylist: readonly Track[]): void {
    for (const track of tracksOfPlaylist) addTrack(track)
    playlists.set(id, { id, name, tracks: idsOf(tracksOfPlaylist) })
  }

  /** Channels come before their content, so that the home page stays the first one. */
  function addChannel({ id, name, slug, config, content }: Channel | NestedChannel): void {
    const items: ChannelItem[] = content?.items ?? []
    channels.set(id, {
      id,
      name: name || `Channel ${id}`,
      slug: slug ?? String(id),
      config: { ...config },
      items: config?.contentType === 'listAll' ? [] : idsOf(items),
    })
    for (const item of items) addItem(item)
  }

  function addItem(item: ChannelItem): void {
    if (item.model_type === 'genre') addGenre(item)
    if (item.model_type === 'artist') addArtist(item)
    if (item.model_type === 'album') addAlbum(item, item.tracks)
    if (item.model_type === 'track') addTrack(item)
    if (item.model_type === 'playlist' && !playlists.has(item.id)) addPlaylist(item, [])
    if (item.model_type === 'channel' && !channels.has(item.id)) addChannel(item)
  }

  return {
    addItem,
    addChannel,
    addAlbum,
    addArtist,
    addPlaylist,
    rows: () => ({
      genres: [...genres.values()],
      artists: [...artists.values()],
      albums: [...albums.values()],
      tracks: [...tracks.values()],
      playlists: [...playlists.values()],
      channels: [...channels.values()],
    }),
  }
}
