import type { SearchResults } from '@/contract/groups/search'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { ArtistLinks } from '@/core/shared/media/media-parts'
import { PlayItemButton } from '@/core/shared/media/play-buttons'
import { classNames } from '@/lib/class-names'
import { foldText } from '@/lib/text'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'
import { Image } from '@/ui/pictures/image'

import { itemsOf, type ResultType } from '../queries'

const kinds: Record<MediaItem['model_type'], TranslationKey> = {
  track: 'Song',
  artist: 'Artist',
  album: 'Album',
  playlist: 'Playlist',
  genre: 'Genre',
  user: 'Profile',
}

/** Large card for the top result. */
export function TopResult({ item }: { item: MediaItem }) {
  const { t } = useTranslation()
  const { title, to, artists } = summarise(item)
  const href = item.model_type === 'track' ? paths.track.link(item) : to
  return (
    <article className="group relative flex flex-col gap-4 rounded-panel bg-background-alt p-5">
      <Cover item={item} />
      <div className="min-w-0 pe-14">
        <p className="text-sm font-bold text-muted">{t(kinds[item.model_type])}</p>
        <h3 className="text-xl font-extrabold tracking-tight wrap-anywhere">
          {href === null ? (
            <span className="line-clamp-3">{title}</span>
          ) : (
            <Link
              to={href}
              className="line-clamp-3 after:absolute after:inset-0 after:rounded-panel after:content-[''] hover:underline"
            >
              {title}
            </Link>
          )}
        </h3>
        {artists.length > 0 && (
          <ArtistLinks artists={artists} isOneLine className="relative z-above w-fit text-muted" />
        )}
      </div>
      <PlayItemButton item={item} siblings={[]} className="absolute! end-5 bottom-5 z-above" />
    </article>
  )
}

function Cover({ item }: { item: MediaItem }) {
  const { title, image, shape } = summarise(item)
  const src = image ? assetUrl(image) : null
  if (item.model_type === 'user') return <Avatar name={title} src={src} size="xl" />
  return (
    <Image
      src={src}
      alt=""
      isUrgent
      className={classNames('size-32 shadow-raised', shape === 'circle' ? 'rounded-full' : 'rounded-cover')}
    />
  )
}

/** Tie-break by type: a name is more often an artist's than a track's. */
const order: readonly ResultType[] = ['artists', 'tracks', 'albums', 'playlists', 'users']

/** Rates a title: 3 for an exact match, 2 for a prefix, 1 for a substring, 0 for a match in another field. */
function matchScore(title: string, words: string): number {
  if (title === words) return 3
  if (title.startsWith(words)) return 2
  return title.includes(words) ? 1 : 0
}

/** Returns the best match among the first results of each type; undefined without results. */
export function topResult(words: string, results: SearchResults): MediaItem | undefined {
  const folded = foldText(words.trim())
  const candidates = order.flatMap((type) => itemsOf(results, type).slice(0, 1))
  const rated = candidates.map((item) => ({ item, score: matchScore(foldText(summarise(item).title), folded) }))
  return rated.toSorted((a, b) => b.score - a.score)[0]?.item
}
