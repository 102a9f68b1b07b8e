import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { ColourName, OpacityName } from '../variables'
import { type Colour, contrast, mix, parseTriplet } from './colour'

/** Two colours that the interface draws on each other. */
export type Pair = {
  title: TranslationKey
  text: ColourName
  /** Opacity of the text; opaque without one. */
  opacity?: OpacityName | number
  /** Surface below the text. */
  surface: ColourName
  /** Colour painted over the surface, and its opacity. */
  tint?: { colour: ColourName; opacity: OpacityName }
  /** Ratio of WCAG 2.2 AA: 4.5 for text, 3 for borders and icons. */
  min: 4.5 | 3
}

const TEXT = 4.5
const BORDER = 3
const ICON = 3
/** Opacity of borders of fields (styles/fallback-theme.css). */
const EDGE_OPACITY = 0.55

const foreground = '--be-foreground-base'
const main = { text: foreground, opacity: '--be-text-main-opacity', min: TEXT } as const
const muted = { text: foreground, opacity: '--be-text-muted-opacity', min: TEXT } as const
const edge = { text: foreground, opacity: EDGE_OPACITY, min: BORDER } as const
const primary = { text: '--be-primary', min: TEXT } as const
const onPrimary = { text: '--be-on-primary', min: TEXT } as const
const hovered = { colour: foreground, opacity: '--be-hover-opacity' } as const
const pressed = { colour: foreground, opacity: '--be-focus-opacity' } as const
const selected = { colour: '--be-primary', opacity: '--be-selected-opacity' } as const

/** Every pair that the interface uses. */
export const pairs: readonly Pair[] = [
  { ...main, surface: '--be-background', title: 'Text on the page' },
  { ...main, surface: '--be-background-alt', title: 'Text on bars' },
  { ...main, surface: '--be-paper', title: 'Text on panels' },
  { ...main, surface: '--be-background-chip', title: 'Text on chips' },
  { ...muted, surface: '--be-background', title: 'Muted text on the page' },
  { ...muted, surface: '--be-background-alt', title: 'Muted text on bars' },
  { ...muted, surface: '--be-paper', title: 'Muted text on panels' },
  { ...primary, surface: '--be-background', title: 'Links on the page' },
  { ...primary, surface: '--be-background-alt', title: 'Links on bars' },
  { ...primary, surface: '--be-paper', title: 'Links on panels' },
  { ...primary, surface: '--be-background', tint: selected, title: 'Selected rows' },
  { ...primary, surface: '--be-background-alt', tint: selected, title: 'Selected rows of menus' },
  { ...primary, surface: '--be-paper', tint: selected, title: 'Selected rows of panels' },
  { ...muted, surface: '--be-background', tint: hovered, title: 'Muted text of hovered rows' },
  { ...muted, surface: '--be-background-alt', tint: hovered, title: 'Muted text of hovered rows of menus' },
  { ...muted, surface: '--be-paper', tint: hovered, title: 'Muted text of hovered rows of panels' },
  { ...main, surface: '--be-background-alt', tint: hovered, title: 'Text of hovered rows of menus' },
  { ...main, surface: '--be-background-alt', tint: pressed, title: 'Text of pressed rows of menus' },
  { ...muted, surface: '--be-background', tint: pressed, title: 'Muted text of pressed tabs' },
  { ...muted, min: ICON, surface: '--be-background-chip', title: 'Muted icons on chips' },
  { ...primary, min: ICON, surface: '--be-background-chip', title: 'Coloured icons on chips' },
  { ...onPrimary, surface: '--be-primary', title: 'Text on buttons' },
  { ...onPrimary, surface: '--be-primary-dark', title: 'Text on hovered buttons' },
  { ...edge, surface: '--be-background', title: 'Borders of fields on the page' },
  { ...edge, surface: '--be-paper', title: 'Borders of fields on panels' },
]

type Values = Readonly<Record<string, string | number>>

const colourAt = (values: Values, name: ColourName): Colour => parseTriplet(String(values[name] ?? '')) ?? [0, 0, 0]

/** Whether a theme names all colours of a pair. */
export const isMeasurable = ({ text, surface, tint }: Pair, values: Values): boolean =>
  [text, surface, ...(tint ? [tint.colour] : [])].every((name) => parseTriplet(String(values[name] ?? '')))

/** Reads `94%` or `0.94` as 0 to 1; opaque without a value. */
export function opacityAt(values: Values, name: OpacityName): number {
  const text = String(values[name] ?? '100%').trim()
  const number = Number.parseFloat(text)
  const opacity = text.endsWith('%') ? number / 100 : number
  return Number.isNaN(opacity) ? 1 : Math.min(Math.max(opacity, 0), 1)
}

/** The two colours of a pair as they are seen. */
export function coloursOf(
  { text, opacity = 1, surface, tint }: Pair,
  values: Values,
): { text: Colour; surface: Colour } {
  const below = colourAt(values, surface)
  const tinted = tint ? mix(colourAt(values, tint.colour), below, opacityAt(values, tint.opacity)) : below
  const share = typeof opacity === 'number' ? opacity : opacityAt(values, opacity)
  return { text: mix(colourAt(values, text), tinted, share), surface: tinted }
}

/** Contrast ratio of a pair. */
export function ratioOf(pair: Pair, values: Values): number {
  const { text, surface } = coloursOf(pair, values)
  return contrast(text, surface)
}

/** Whether a pair has the contrast that it needs. */
export const passes = (pair: Pair, values: Values): boolean => ratioOf(pair, values) >= pair.min
