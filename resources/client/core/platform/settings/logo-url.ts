import type { Settings } from '@/contract/settings'

import { assetUrl } from './asset-url'

/**
 * Address of the site's logo on a theme: `logo_light` is drawn in light colours, for dark themes. The narrow form is
 * for phones. Each stands in for the other where only one is set; undefined without any.
 */
export function logoUrl({ branding }: Settings, { isDark, isNarrow = false }: { isDark: boolean; isNarrow?: boolean }) {
  const light = [isNarrow && branding.logo_light_mobile, branding.logo_light]
  const dark = [isNarrow && branding.logo_dark_mobile, branding.logo_dark]
  const [logo] = (isDark ? [...light, ...dark] : [...dark, ...light]).filter((candidate) => !!candidate)
  return logo ? assetUrl(logo) : undefined
}
