import type { Settings } from '@/contract/settings'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

export { siteName } from './site-name'

/** The site's settings in force. */
export const useSettings = (): Settings => useBootstrap(({ settings }) => settings)
