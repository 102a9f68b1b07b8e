import type { Settings } from '@/contract/shapes/settings'

/** Used until the site's owner sets a name. */
const DEFAULT_NAME = 'Dziesma'

/** The site's name for page titles and the logo's text. */
export const siteName = ({ branding }: Settings): string => branding.site_name || DEFAULT_NAME
