/** A theme row of the backend's table (backend contract, section 7, "Theme row"). */
export type ThemeRow = {
  id: number
  name: string
  is_dark: boolean
  default_light: boolean
  default_dark: boolean
  values: Record<`--be-${string}`, string>
  font: { family: string; google?: boolean } | null
}

const radii = {
  '--be-button-radius': '1.25rem',
  '--be-input-radius': '0.875rem',
  '--be-panel-radius': '1.5rem',
} as const

/** Light theme: linen, milk and oat with bark-brown text; controls are forest green. */
const linenMorning: ThemeRow = {
  id: 1,
  name: 'Linu rīts',
  is_dark: false,
  default_light: true,
  default_dark: false,
  values: {
    '--be-foreground-base': '44 33 22',
    '--be-primary-light': '201 224 205',
    '--be-primary': '26 98 72',
    '--be-primary-dark': '16 74 53',
    '--be-on-primary': '255 252 243',
    '--be-background': '250 245 235',
    '--be-background-alt': '243 235 219',
    '--be-background-chip': '235 224 202',
    '--be-paper': '255 253 248',
    '--be-disabled-bg-opacity': '10%',
    '--be-disabled-fg-opacity': '42%',
    '--be-hover-opacity': '6%',
    '--be-focus-opacity': '11%',
    '--be-selected-opacity': '12%',
    '--be-text-main-opacity': '94%',
    '--be-text-muted-opacity': '76%',
    '--be-divider-opacity': '13%',
    ...radii,
  },
  font: null,
}

/** Dark theme: ink blue with milk-white text; controls are honey yellow. */
const inkNight: ThemeRow = {
  id: 2,
  name: 'Tintes nakts',
  is_dark: true,
  default_light: false,
  default_dark: true,
  values: {
    '--be-foreground-base': '247 239 222',
    '--be-primary-light': '255 224 161',
    '--be-primary': '245 187 84',
    '--be-primary-dark': '221 156 48',
    '--be-on-primary': '45 28 3',
    '--be-background': '17 25 43',
    '--be-background-alt': '11 17 32',
    '--be-background-chip': '41 54 82',
    '--be-paper': '26 36 59',
    '--be-disabled-bg-opacity': '12%',
    '--be-disabled-fg-opacity': '42%',
    '--be-hover-opacity': '8%',
    '--be-focus-opacity': '14%',
    '--be-selected-opacity': '16%',
    '--be-text-main-opacity': '95%',
    '--be-text-muted-opacity': '73%',
    '--be-divider-opacity': '14%',
    ...radii,
  },
  font: null,
}

/** Themes of a fresh installation; the client uses the same values as fallback when the server sends none. */
export const themes: ThemeRow[] = [linenMorning, inkNight]
