import * as z from 'zod/mini'

import type { Theme } from '@/contract/bootstrap'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { cookie } from '@/core/platform/storage/cookies'
import { createStore } from '@/lib/store'

import { applyTheme } from './apply-theme'
import { chooseTheme, findTheme, type ThemeChoice } from './choose-theme'

/** The user's choice; the server reads the cookie to render pages (backend contract, section 10). */
const storedTheme = cookie({ name: 'be-active-theme', schema: z.string().check(z.minLength(1)) })

/** Represents the style sheet's default look, for a server that sends no themes. */
const defaultTheme: Theme = { id: 0, values: {}, is_dark: false, default_light: true, default_dark: false }

/** Store of the theme that the page currently shows. */
export const themeStore = createStore<Theme>(defaultTheme)

/**
 * Applies the chosen theme before the first render, and again when the bootstrap data or, for `system`, the device's
 * mode changes. Returns a function that stops.
 */
export function startTheme(): () => void {
  const device = deviceMode()
  wearTheme()
  device.addEventListener('change', wearTheme)
  const unsubscribe = subscribeBootstrap(wearTheme)
  return () => {
    device.removeEventListener('change', wearTheme)
    unsubscribe()
  }
}

const deviceMode = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Applies the chosen theme to the page. */
export const wearTheme = (): void => setTheme(chooseTheme(getBootstrap(), storedTheme.read(), deviceMode().matches))

/** Changes and saves the theme, by id or to the default of a mode; does nothing if users may not change it. */
export function selectTheme(choice: ThemeChoice): void {
  const { settings, themes } = getBootstrap()
  const theme = settings.themes.user_change ? findTheme(themes.all, choice) : undefined
  if (!theme) return
  storedTheme.write(theme.id)
  setTheme(theme)
}

/** Applies and stores a theme; without one, the page keeps its look. */
function setTheme(theme: Theme | undefined): void {
  if (theme && theme === themeStore.get()) return
  if (theme) applyTheme(theme)
  themeStore.set(theme ?? defaultTheme)
}
