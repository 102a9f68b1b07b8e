import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Colours of a theme, RGB triplets (backend contract, section 10). */
export const colours = {
  '--be-background': 'Page',
  '--be-background-alt': 'Bars and menus',
  '--be-paper': 'Panels and fields',
  '--be-background-chip': 'Chips and badges',
  '--be-foreground-base': 'Text and icons',
  '--be-primary': 'Buttons and links',
  '--be-primary-dark': 'Hovered buttons',
  '--be-primary-light': 'Highlights',
  '--be-on-primary': 'Text on buttons',
} as const satisfies Record<string, TranslationKey>
/** CSS variable of a colour. */
export type ColourName = keyof typeof colours

/** Opacities of a theme, percentages. */
export const opacities = {
  '--be-text-main-opacity': 'Text',
  '--be-text-muted-opacity': 'Muted text',
  '--be-divider-opacity': 'Dividing lines',
  '--be-hover-opacity': 'Hovered rows',
  '--be-focus-opacity': 'Pressed rows',
  '--be-selected-opacity': 'Selected rows',
  '--be-disabled-bg-opacity': 'Disabled buttons',
  '--be-disabled-fg-opacity': 'Text of disabled buttons',
} as const satisfies Record<string, TranslationKey>
/** CSS variable of an opacity. */
export type OpacityName = keyof typeof opacities

/** Radii of a theme, in rem or px. */
export const radii = {
  '--be-button-radius': 'Buttons',
  '--be-input-radius': 'Fields',
  '--be-panel-radius': 'Panels',
} as const satisfies Record<string, TranslationKey>
/** CSS variable of a radius. */
export type RadiusName = keyof typeof radii

/** Colour roles that the navigation bar can have: names, not colours. */
export const navbarRoles = {
  bg: 'Page',
  'bg-alt': 'Bars and menus',
  primary: 'Buttons and links',
  transparent: 'Transparent',
} as const satisfies Record<string, TranslationKey>

const PIXELS_PER_REM = 16

/** Reads a radius of a theme in pixels; 0 if it has another unit. */
export function pixelsOf(value: string | number | undefined): number {
  const [, number, unit] = /^([\d.]+)(rem|px)?$/.exec(String(value ?? '').trim()) ?? []
  return Math.round(Number(number ?? 0) * (unit === 'rem' ? PIXELS_PER_REM : 1)) || 0
}

/** Writes a radius of a theme. */
export const toRem = (pixels: number): string => `${pixels / PIXELS_PER_REM}rem`
