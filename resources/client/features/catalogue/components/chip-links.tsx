import type { Genre } from '@/contract/shapes/music'
import { paths } from '@/core/platform/navigation/paths'
import { genreName } from '@/core/shared/media/media-item'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

/** A genre or tag; `to` is null when its name cannot be part of a URL. */
type ChipLink = { key: string; name: string; to: string | null }

const CHIP = 'inline-flex min-h-target items-center rounded-full bg-chip px-4 text-sm font-semibold'

/** A row of chips; renders nothing without links. */
export function ChipLinks({ label, links, className }: { label: string; links: ChipLink[]; className?: string }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {links.map(({ key, name, to }) => (
        <li key={key}>
          {to === null ? (
            <span className={CHIP}>{name}</span>
          ) : (
            <Link to={to} className={classNames(CHIP, 'hover:underline')}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

type Tag = { id: number; name: string; display_name?: string | null | undefined }

/** Returns chip links for genres. */
export const genreLinks = (genres: Genre[]): ChipLink[] =>
  genres.map((genre) => ({
    key: `genre.${genre.id}`,
    name: genreName(genre),
    to: paths.channel.link({ slug: 'genre', restriction: genre.name }),
  }))

/** Returns chip links for tags. */
export const tagLinks = (tags: Tag[]): ChipLink[] =>
  tags.map(({ id, name, display_name }) => ({
    key: `tag.${id}`,
    name: `#${display_name ?? name}`,
    to: paths.tag.link({ name }),
  }))
