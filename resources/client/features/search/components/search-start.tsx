import { useQuery } from '@tanstack/react-query'

import type { Genre } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { summarise } from '@/core/shared/media/media-item'
import { MediaSection } from '@/core/shared/media/media-section'
import { PanelError } from '@/core/shared/screen/panel-error'
import { INITIALS_COLOUR, NAME_COLOURS } from '@/lib/colours'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { searchQueries } from '../queries'
import { RecentSearches } from './recent-searches'

/** Search page without a query: recent searches and genres. */
export function SearchStart() {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Search')}</h1>
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
      <span className="relative z-above text-lg child:text-base leading-tight font-extrabold hyphens-auto">
        {title}
      </span>
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
