import type { LandingArtist } from '@/contract/groups/landing'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'

/** Most artists that are shown, and cards of the skeleton (spec section 9). */
const MAX_ARTISTS = 30
const SKELETON_CARDS = 8

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-8'

/** Artists with their portraits, as links to their pages. */
export const ArtistGrid = ({ artists }: { artists: LandingArtist[] }) => (
  <ul className={GRID}>
    {artists.slice(0, MAX_ARTISTS).map((artist) => (
      <li key={artist.id}>
        <Link to={paths.artist.link(artist)} className="group block space-y-3 rounded-panel text-center">
          <Portrait artist={artist} />
          <span className="line-clamp-2 min-h-[2lh] font-bold group-hover:underline">{artist.name}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/** Portrait of an artist, or the cover of an album without one. */
function Portrait({ artist: { image_small, albums } }: { artist: LandingArtist }) {
  const url = assetUrl(image_small ?? albums.find(({ image }) => image)?.image)
  return (
    <span className="block aspect-square overflow-hidden rounded-full bg-chip shadow-raised">
      {url && <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
    </span>
  )
}

/** Skeleton of an ArtistGrid. */
export const ArtistGridSkeleton = () => (
  <div aria-hidden className={GRID}>
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      <div key={index} className="space-y-3">
        <div className="aspect-square animate-breathe rounded-full bg-chip" />
        <div className="mx-auto h-6 w-2/3 animate-breathe rounded-button bg-chip" />
      </div>
    ))}
  </div>
)
