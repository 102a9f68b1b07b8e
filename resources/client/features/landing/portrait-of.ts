import type { LandingArtist } from '@/contract/groups/landing'
import { assetUrl } from '@/core/platform/settings/asset-url'

/** Returns the URL of an artist's portrait, or of an album's cover without one; undefined without any. */
export const portraitOf = ({ image_small, albums }: LandingArtist): string | undefined =>
  assetUrl(image_small ?? albums.find(({ image }) => image)?.image)
