// Separate from start-theme.ts: the entry chunk uses it without React.
import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { themeStore } from './start-theme'

/** Returns the current theme, the themes to choose from, and whether users may (spec section 5). */
export function useTheme() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get)
  const themes = useBootstrap((bootstrap) => bootstrap.themes.all)
  const canChange = useBootstrap(({ settings }) => settings.themes.user_change)
  return { theme, themes, canChange }
}
