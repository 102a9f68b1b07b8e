import type { Settings } from '@/contract/settings'

import { assetUrl } from './asset-url'

/**
 * URL of the site's logo for a theme: `logo_light` has light colours, for dark themes. The narrow variants are for
 * phones. Falls back to the other logos; undefined without any.
 */
export function logoUrl({ branding }: Settings, { isDark, isNarrow = false }: { isDark: boolean; isNarrow?: boolean }) {
  const light = [isNarrow && branding.logo_light_mobile, branding.logo_light]
  const dark = [isNarrow && branding.logo_dark_mobile, branding.logo_dark]
  const [logo] = (isDark ? [...light, ...dark] : [...dark, ...light]).filter((candidate) => !!candidate)
  return logo ? assetUrl(logo) : undefined
}
