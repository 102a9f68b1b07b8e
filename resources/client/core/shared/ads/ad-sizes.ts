import type { AdPlace } from './ad-code'

/** How high what stands below the content may grow, in pixels. */
export const BOTTOM_HEIGHT = 600

/** The greatest widths in pixels; elsewhere the page's (spec section 9). */
export const AD_WIDTHS: Partial<Record<AdPlace, number>> = { artist_top: 1000, artist_bottom: 430 }
