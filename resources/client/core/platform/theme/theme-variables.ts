import type { Theme } from '@/contract/bootstrap'

const TRIPLET = /^\d{1,3} \d{1,3} \d{1,3}$/
const SHARE = /^(\d{1,3}(\.\d{1,4})?%|0|1|0?\.\d{1,4})$/
const LENGTH = /^(0|(\d{1,4}|\d{0,4}\.\d{1,4})(px|rem|em|%))$/
const COLOUR_ROLE = /^[a-z][a-z-]{0,40}$/
const FONT = String.raw`("[\p{L}\p{N} _-]{1,60}"|'[\p{L}\p{N} _-]{1,60}'|[\p{L}_-][\p{L}\p{N} _-]{0,60})`
const FONT_STACK = new RegExp(`^${FONT}(, ?${FONT}){0,11}$`, 'u')

/** The variables a theme may set and what each may hold (backend contract, section 10); anything else is left out. */
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
  '--be-navbar-color': COLOUR_ROLE,
  '--be-font-family': FONT_STACK,
} as const

/** A variable of the theme. */
export type ThemeVariable = keyof typeof patterns

const names = Object.keys(patterns) as ThemeVariable[]

/** Every variable and the theme's value for it; undefined where the theme has none, or one that is no plain value. */
export const themeVariables = (theme: Theme): [ThemeVariable, string | undefined][] =>
  names.map((name) => {
    const value = String(sent(theme, name) ?? '').trim()
    return [name, value && patterns[name].test(value) ? value : undefined]
  })

/** The font's family stands beside the values, as its owner typed it: names that are no identifiers need quotes. */
function sent({ values, font }: Theme, name: ThemeVariable): string | number | undefined {
  if (name !== '--be-font-family' || !font) return values[name]
  return font.family
    .split(',')
    .map((family) => quoted(family.trim()))
    .join(', ')
}

const quoted = (family: string): string =>
  /^[\p{L}-]+$/u.test(family) || /^["']/.test(family) ? family : `"${family}"`
