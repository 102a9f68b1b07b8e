import type { Track } from '@/contract/shapes/music'
import { assetUrl } from '@/core/platform/settings/asset-url'

/** Returns the URL of a track's cover, falling back to its album's; undefined without either. */
export const trackCover = ({ image, album }: Track): string | undefined => assetUrl(image || album?.image)
