import type { Settings } from '@/contract/settings'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

export { siteName } from './site-name'

/** Returns the site's current settings. */
export const useSettings = (): Settings => useBootstrap(({ settings }) => settings)
