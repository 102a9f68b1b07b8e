import type { Genre } from '@/contract/music'
import { paths } from '@/core/platform/navigation/paths'
import { genreName } from '@/core/shared/media/media-item'

import type { ChipLink } from './components/chip-links'

type Tag = { id: number; name: string; display_name?: string | null | undefined }

/** Links to the genres of something. */
export const genreLinks = (genres: Genre[]): ChipLink[] =>
  genres.map((genre) => ({
    key: `genre.${genre.id}`,
    name: genreName(genre),
    to: paths.channel.link({ slug: 'genre', restriction: genre.name }),
  }))

/** Links to the tags of something. */
export const tagLinks = (tags: Tag[]): ChipLink[] =>
  tags.map(({ id, name, display_name }) => ({
    key: `tag.${id}`,
    name: `#${display_name ?? name}`,
    to: paths.tag.link({ name }),
  }))
