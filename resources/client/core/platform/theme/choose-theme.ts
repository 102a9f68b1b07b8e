import type { Bootstrap, Theme } from '@/contract/bootstrap'

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
    const theme = findTheme(themes.all, choice === 'system' ? modeName(prefersDark) : choice)
    if (theme) return theme
  }
  return themes.all[0]
}

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
