import type { Theme } from '@/contract/shapes/themes'

/** Applies a theme to the page (spec section 4): CSS variables, colour scheme and the browser's theme colour. */
export function applyTheme(theme: Theme): void {
  const page = document.documentElement
  for (const [name, value] of themeVariables(theme)) {
    if (value === undefined) page.style.removeProperty(name)
    else page.style.setProperty(name, value)
  }
  markBarRole()
  clearRoot()
  page.style.colorScheme = theme.is_dark ? 'dark' : 'light'
  page.classList.toggle('dark', theme.is_dark)
  page.dataset['themeId'] = String(theme.id)
  colourBrowserBar(theme.is_dark ? '--be-background-alt' : '--be-primary')
}

/** Variable with the colour role of the bar. */
export const BAR_ROLE = '--be-navbar-color'

/** Tells style sheets the colour role of the bar, which no selector can read from a variable. */
export function markBarRole(): void {
  const { dataset, style } = document.documentElement
  dataset['bar'] = style.getPropertyValue(BAR_ROLE)
}

/** Removes the theme that release A renders on the root, where it would override the page's. */
function clearRoot(): void {
  const root = document.getElementById('root')
  for (const name of names) root?.style.removeProperty(name)
  root?.classList.remove('dark')
}

function colourBrowserBar(name: ThemeVariable): void {
  const triplet = document.documentElement.style.getPropertyValue(name)
  if (triplet) browserBar().content = `rgb(${triplet})`
}

function browserBar(): HTMLMetaElement {
  const existing = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (existing) return existing
  const added = document.createElement('meta')
  added.name = 'theme-color'
  document.head.append(added)
  return added
}

const TRIPLET = /^\d{1,3} \d{1,3} \d{1,3}$/
const SHARE = /^(\d{1,3}(\.\d{1,4})?%|0|1|0?\.\d{1,4})$/
const LENGTH = /^(0|(\d{1,4}|\d{0,4}\.\d{1,4})(px|rem|em|%))$/
const COLOUR_ROLE = /^[a-z][a-z-]{0,40}$/
const FONT = String.raw`("[\p{L}\p{N} _-]{1,60}"|'[\p{L}\p{N} _-]{1,60}'|[\p{L}_-][\p{L}\p{N} _-]{0,60})`
const FONT_STACK = new RegExp(`^${FONT}(, ?${FONT}){0,11}$`, 'u')

/** CSS variables that a theme may set, and the format of their values (backend contract, section 10). */
const patterns = {
  '--be-foreground-base': TRIPLET,
  '--be-primary-light': TRIPLET,
  '--be-primary': TRIPLET,
  '--be-primary-dark': TRIPLET,
  '--be-on-primary': TRIPLET,
  '--be-background': TRIPLET,
  '--be-background-alt': TRIPLET,
  '--be-background-chip': TRIPLET,
  '--be-paper': TRIPLET,
  '--be-disabled-bg-opacity': SHARE,
  '--be-disabled-fg-opacity': SHARE,
  '--be-hover-opacity': SHARE,
  '--be-focus-opacity': SHARE,
  '--be-selected-opacity': SHARE,
  '--be-text-main-opacity': SHARE,
  '--be-text-muted-opacity': SHARE,
  '--be-divider-opacity': SHARE,
  '--be-button-radius': LENGTH,
  '--be-input-radius': LENGTH,
  '--be-panel-radius': LENGTH,
  [BAR_ROLE]: COLOUR_ROLE,
  '--be-font-family': FONT_STACK,
} as const

type ThemeVariable = keyof typeof patterns

const names = Object.keys(patterns) as ThemeVariable[]

/** Every variable with the theme's value; undefined when the value is missing or has another format. */
export const themeVariables = (theme: Theme): [ThemeVariable, string | undefined][] =>
  names.map((name) => {
    const value = String(rawValue(theme, name) ?? '').trim()
    return [name, value && patterns[name].test(value) ? value : undefined]
  })

/** The font family is a separate, hand-typed field; names that are not identifiers need quotes. */
function rawValue({ values, font }: Theme, name: ThemeVariable): string | number | undefined {
  if (name !== '--be-font-family' || !font) return values[name]
  return font.family
    .split(',')
    .map((family) => quoted(family.trim()))
    .join(', ')
}

const quoted = (family: string): string =>
  /^[\p{L}-]+$/u.test(family) || /^["']/.test(family) ? family : `"${family}"`
