import type { Album, Artist, Genre, Playlist, Profile, Track } from '@/contract/shapes/music'
import { translateIfKnown } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { queueIdOf, type QueueModel } from '@/core/shared/playback/queue/server-queue'

/** Anything in the catalogue with a cover and a page; nested channels are sections, not items. */
export type MediaItem = Track | Album | Artist | Playlist | Genre | Profile

/** The data of an item that cards and rows show. */
export type MediaSummary = {
  key: string
  title: string
  /** Path of the item's page; null for an item without one. */
  to: string | null
  image: string | null | undefined
  /** Circle for people, square for works. */
  shape: 'circle' | 'square'
  artists: Artist[]
}

/** Returns a genre's name, translated where the site has a translation. */
export const genreName = ({ name, display_name }: Pick<Genre, 'name' | 'display_name'>): string =>
  translateIfKnown(display_name ?? name)

const works = { shape: 'square', artists: [] as Artist[] } as const

const summaries: {
  [Type in MediaItem['model_type']]: (item: Extract<MediaItem, { model_type: Type }>) => Omit<MediaSummary, 'key'>
} = {
  track: (track: Track) => ({
    ...works,
    title: track.name,
    to: track.album ? paths.album.link(track.album) : null,
    image: track.image ?? track.album?.image,
    artists: track.artists,
  }),
  album: (album: Album) => ({
    ...works,
    title: album.name,
    to: paths.album.link(album),
    image: album.image,
    artists: album.artists,
  }),
  artist: (artist: Artist) => ({
    ...works,
    shape: 'circle',
    title: artist.name,
    to: paths.artist.link(artist),
    image: artist.image_small,
  }),
  playlist: (playlist: Playlist) => ({
    ...works,
    title: playlist.name,
    to: paths.playlist.link(playlist),
    image: playlist.image,
  }),
  genre: (genre: Genre) => ({
    ...works,
    title: genreName(genre),
    to: paths.channel.link({ slug: 'genre', restriction: genre.name }),
    image: genre.image,
  }),
  user: (user: Profile) => ({
    ...works,
    shape: 'circle',
    title: user.display_name,
    to: paths.user.link(user),
    image: user.avatar,
  }),
}

/** Returns the title, page and picture of an item of any type. */
export function summarise(item: MediaItem): MediaSummary {
  const summary = summaries[item.model_type] as (item: MediaItem) => Omit<MediaSummary, 'key'>
  return { key: `${item.model_type}.${item.id}`, ...summary(item) }
}

/** Types whose tracks the server can queue as a whole. */
const queueModels: Partial<Record<MediaItem['model_type'], QueueModel>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
}

/** Returns the id of the server's queue of all tracks of an item; null for types without one. */
export function itemQueueId({ model_type, id }: MediaItem): string | null {
  const model = queueModels[model_type]
  return model ? queueIdOf(model, id) : null
}
