import type { Track } from '@/contract/music'
import { assetUrl } from '@/core/platform/settings/asset-url'

/** Address of a track's own picture, or else of its album's; undefined without either. */
export const trackCover = ({ image, album }: Track): string | undefined => assetUrl(image || album?.image)
