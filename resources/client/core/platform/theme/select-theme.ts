// Separate from start-theme.ts, which is in the entry chunk.
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { deviceMode, resolveTheme, setTheme, storedTheme, type ThemeChoice } from './start-theme'

/** Changes and saves the theme; `system` follows the device. Does nothing if users may not change it. */
export function selectTheme(choice: ThemeChoice): void {
  const { settings, themes } = getBootstrap()
  const theme = settings.themes.user_change ? resolveTheme(themes.all, choice, deviceMode().matches) : undefined
  if (!theme) return
  storedTheme.write(choice === 'system' ? choice : theme.id)
  setTheme(theme)
}

/** Whether the theme follows the device: the user chose so, or chose nothing on a site that does. */
export const followsDevice = (): boolean =>
  (storedTheme.read() ?? getBootstrap().settings.themes.default_id) === 'system'
