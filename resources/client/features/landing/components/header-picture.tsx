import type { LandingAppearance } from '@/contract/groups/landing'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { imageOpacity, overlayOf } from '@/core/shared/landing/landing-appearance'
import { HILLS, SCENE_BOX } from '@/ui/pictures/hills'

/** The header's picture under its overlay; the hills of the site without one. Reserves its space. */
export function HeaderPicture({ appearance }: { appearance: LandingAppearance }) {
  const url = assetUrl(appearance.headerImage)
  const overlay = overlayOf(appearance)
  return (
    <div className="relative aspect-[4/3] w-full overflow-hidden rounded-panel bg-chip shadow-floating">
      {url ? (
        <img
          src={url}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
          style={{ opacity: imageOpacity(appearance) }}
        />
      ) : (
        <Hills />
      )}
      {overlay && <div className="absolute inset-0" style={{ backgroundImage: overlay }} />}
    </div>
  )
}

const Hills = () => (
  <svg viewBox={SCENE_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden className="absolute inset-0 size-full">
    {Object.values(HILLS).map(({ d, className }) => (
      <path key={d} d={d} className={className} />
    ))}
  </svg>
)
