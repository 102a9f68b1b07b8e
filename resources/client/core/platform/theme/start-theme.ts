import * as z from 'zod/mini'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Theme } from '@/contract/shapes/themes'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { cookie } from '@/core/platform/storage/cookies'
import { createStore } from '@/lib/store'

import { applyTheme } from './apply-theme'

/** The user's choice: a theme's id, or `system`. The server renders pages in it (backend contract, section 10). */
export const storedTheme = cookie({ name: 'be-active-theme', schema: z.string().check(z.minLength(1)) })

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
  applyChosenTheme()
  device.addEventListener('change', applyChosenTheme)
  const unsubscribe = subscribeBootstrap(applyChosenTheme)
  return () => {
    device.removeEventListener('change', applyChosenTheme)
    unsubscribe()
  }
}

/** The device's mode: light or dark. */
export const deviceMode = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Applies the chosen theme to the page. */
export const applyChosenTheme = (): void =>
  setTheme(chooseTheme(getBootstrap(), storedTheme.read(), deviceMode().matches))

/** Shows a theme on the page; without one, the page keeps its look. */
export function setTheme(theme: Theme | undefined): void {
  if (theme && theme === themeStore.get()) return
  if (theme) applyTheme(theme)
  themeStore.set(theme ?? defaultTheme)
  // The font's fallback stays without it.
  if (theme?.font?.google) import('./google-font').then(({ loadGoogleFont }) => loadGoogleFont(theme)).catch(() => {})
}

/** A theme's id, or `light`, `dark` or `system` (the device's mode) for the default theme of that mode. */
export type ThemeChoice = Theme['id']

/**
 * Chooses the theme (spec section 4): the stored one if users may change it, otherwise the site's default, otherwise
 * the first. Undefined without themes. `prefersDark` is the device's mode, for `system`.
 */
export function chooseTheme(
  bootstrap: Bootstrap,
  stored: ThemeChoice | undefined,
  prefersDark: boolean,
): Theme | undefined {
  const { themes, settings } = bootstrap
  const allowed = settings.themes.user_change ? stored : undefined
  const choices = [allowed, settings.themes.default_id, selectedByServer(bootstrap)]
  for (const choice of choices) {
    const theme = resolveTheme(themes.all, choice, prefersDark)
    if (theme) return theme
  }
  return themes.all[0]
}

/** Finds a theme by id, or the default of a mode or of the device's, which is dark with `prefersDark`. */
export const resolveTheme = (
  themes: Theme[],
  choice: ThemeChoice | null | undefined,
  prefersDark: boolean,
): Theme | undefined => findTheme(themes, choice === 'system' ? modeName(prefersDark) : choice)

/** Finds a theme by id, or the default of a mode: the flagged theme, else any of that mode. */
export function findTheme(themes: Theme[], choice: ThemeChoice | null | undefined): Theme | undefined {
  if (choice !== 'light' && choice !== 'dark') return themes.find(({ id }) => String(id) === String(choice))
  const isFlagged = (theme: Theme) => (choice === 'dark' ? theme.default_dark : theme.default_light)
  return themes.find(isFlagged) ?? themes.find(({ is_dark }) => is_dark === (choice === 'dark'))
}

const modeName = (isDark: boolean) => (isDark ? 'dark' : 'light')

/** The theme that the server rendered the page in; only one release sends it. */
const selectedByServer = ({ themes }: Bootstrap): ThemeChoice | null | undefined =>
  'selectedThemeId' in themes ? themes.selectedThemeId : undefined
