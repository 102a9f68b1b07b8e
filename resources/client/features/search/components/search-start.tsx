import { useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'

import type { Genre } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { summarise } from '@/core/shared/media/media-item'
import { MediaSection } from '@/core/shared/media/media-section'
import { PanelError } from '@/core/shared/screen/query-view'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'
import { INITIALS_COLOUR, NAME_COLOURS } from '@/lib/initials'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { searchQueries } from '../queries'
import { recentSearches, useRecentSearches } from '../recent-searches'

/** Search page without a query: recent searches and genres. */
export function SearchStart() {
  const { t } = useTranslation()
  return (
    <div ref={keepFocus} className="space-y-10">
      <h1 tabIndex={-1} className="text-3xl outline-none font-extrabold tracking-tight">
        {t('Search')}
      </h1>
      <RecentSearches />
      <MediaSection title={t('Browse genres')}>
        <Genres />
      </MediaSection>
    </div>
  )
}

const GRID = 'card-grid'
const TILE = 'h-32 child:h-36 rounded-panel'
const SKELETONS = 8

function Genres() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(searchQueries.genres())
  if (error) return <PanelError error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={GRID} aria-hidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className={TILE} />
        ))}
      </div>
    )
  }
  return (
    <ul aria-label={t('Genres')} className={GRID}>
      {data.pagination.items.map((genre, index) => (
        <li key={genre.id}>
          <GenreTile genre={genre} colour={NAME_COLOURS[index % NAME_COLOURS.length]} />
        </li>
      ))}
    </ul>
  )
}

/** A genre tile. Colors repeat only after more tiles than fit in a row, so neighbors always differ. */
function GenreTile({ genre, colour }: { genre: Genre; colour: string | undefined }) {
  const { title, to, image } = summarise(genre)
  return (
    <Link
      to={to ?? ''}
      style={{ background: colour, color: INITIALS_COLOUR }}
      className={`group relative block overflow-hidden p-4 child:p-3 ${TILE}`}
    >
      <span className="relative z-above text-lg child:text-base leading-tight font-extrabold">{title}</span>
      {image && (
        <Image
          src={assetUrl(image)}
          alt=""
          className="absolute! -end-3 -bottom-3 size-18 child:size-24 rotate-12 rounded-cover transition-transform duration-calm group-hover:scale-[1.05]"
        />
      )}
    </Link>
  )
}

/** Recent searches with buttons to repeat or remove each; renders nothing without any. */
function RecentSearches() {
  const { t } = useTranslation()
  const searches = useRecentSearches()
  if (searches.length === 0) return null

  function forget(change: () => void, message: string): void {
    const before = recentSearches.get()
    change()
    toast.positive(message, { action: undoAction(() => recentSearches.restore(before)) })
  }

  return (
    <section aria-labelledby="recent-searches" className="space-y-3">
      <header className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-xl font-bold">
          {t('Recent searches')}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => forget(recentSearches.clear, t('Recent searches cleared'))}>
          {t('Clear all')}
        </Button>
      </header>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {searches.map((query) => (
          <li key={query} className="flex items-center rounded-input ps-3 hover:bg-hover">
            <Link
              to={paths.search.link({ query })}
              className="flex min-h-target min-w-0 flex-1 items-center gap-3 font-semibold"
            >
              <History aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="truncate">{query}</span>
            </Link>
            <IconButton
              label={t('Remove “:query” from recent searches', { query })}
              icon={<X />}
              onClick={() =>
                forget(() => recentSearches.remove(query), t('“:query” was removed from recent searches', { query }))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
