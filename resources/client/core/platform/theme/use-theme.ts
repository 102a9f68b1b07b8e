import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { selectTheme, themeStore } from './start-theme'

/** The theme in force, those to choose from, and the way to choose where the site lets its users (spec section 5). */
export function useTheme() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get)
  const themes = useBootstrap((bootstrap) => bootstrap.themes.all)
  const canChange = useBootstrap(({ settings }) => settings.themes.user_change)
  return { theme, themes, canChange, select: selectTheme }
}
