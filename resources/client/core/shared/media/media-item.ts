import type { Album, Artist, Genre, Playlist, Profile, Track } from '@/contract/music'
import { translateIfKnown } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'

/** Anything of the catalogue that has a cover and a page of its own; nested channels are sections, not items. */
export type MediaItem = Track | Album | Artist | Playlist | Genre | Profile

/** What a card or a row needs to know of an item. */
export type MediaSummary = {
  key: string
  title: string
  /** In-app address; null where there is no page for it. */
  to: string | null
  image: string | null | undefined
  /** People are round, works are square. */
  shape: 'circle' | 'square'
  artists: Artist[]
}

/** A genre's name in the visitor's language, where the site has a line for it. */
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

/** Title, address and picture of an item, whatever it is. */
export function summarise(item: MediaItem): MediaSummary {
  const summary = summaries[item.model_type] as (item: MediaItem) => Omit<MediaSummary, 'key'>
  return { key: `${item.model_type}.${item.id}`, ...summary(item) }
}
