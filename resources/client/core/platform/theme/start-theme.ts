import * as z from 'zod/mini'

import type { Theme } from '@/contract/bootstrap'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { cookie } from '@/core/platform/storage/cookies'
import { createStore } from '@/lib/store'

import { applyTheme } from './apply-theme'
import { chooseTheme, findTheme, type ThemeChoice } from './choose-theme'

/** The user's choice; the server reads it too, and draws the next page in it (backend contract, section 10). */
const storedTheme = cookie({ name: 'be-active-theme', schema: z.string().check(z.minLength(1)) })

/** The style sheet's own look, for a site whose server sends no themes. */
const plainTheme: Theme = { id: 0, values: {}, is_dark: false, default_light: true, default_dark: false }

/** The theme the page wears. */
export const themeStore = createStore<Theme>(plainTheme)

/**
 * Puts the chosen theme on, before the first render, and keeps it right: when the bootstrap data is replaced and, where
 * the default is `system`, when the device changes its mode. Returns the way to stop.
 */
export function startTheme(): () => void {
  const device = deviceMode()
  wearTheme()
  device.addEventListener('change', wearTheme)
  const stopFollowing = subscribeBootstrap(wearTheme)
  return () => {
    device.removeEventListener('change', wearTheme)
    stopFollowing()
  }
}

const deviceMode = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Puts the chosen theme on. */
export const wearTheme = (): void => wear(chooseTheme(getBootstrap(), storedTheme.read(), deviceMode().matches))

/** Changes the theme, by id or to the default of a mode, and remembers it; nothing happens where users may not. */
export function selectTheme(choice: ThemeChoice): void {
  const { settings, themes } = getBootstrap()
  const theme = settings.themes.user_change ? findTheme(themes.all, choice) : undefined
  if (!theme) return
  storedTheme.write(theme.id)
  wear(theme)
}

/** A site without themes keeps what its page came in. */
function wear(theme: Theme | undefined): void {
  if (theme && theme === themeStore.get()) return
  if (theme) applyTheme(theme)
  themeStore.set(theme ?? plainTheme)
}
