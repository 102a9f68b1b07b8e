import type { Settings } from '@/contract/settings'

/** The site is called so until its owner names it. */
const DEFAULT_NAME = 'Dziesma'

/** The site's name, as titles and the logo's text show it. */
export const siteName = ({ branding }: Settings): string => branding.site_name || DEFAULT_NAME
