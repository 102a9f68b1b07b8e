import { type LandingAppearance, landingAppearanceSchema } from '@/contract/groups/landing'
import type { Settings } from '@/contract/shapes/settings'
import { conform } from '@/core/platform/api/conform'
import { isObject } from '@/lib/json/json-value'

const parsed = new WeakMap<Settings['homepage'], LandingAppearance>()

/**
 * Returns the texts, pictures and links of the landing page, parsed once per version of the settings; empty when an
 * administrator has set none. In production drops invalid parts.
 */
export function landingAppearance({ homepage }: Settings): LandingAppearance {
  const known = parsed.get(homepage)
  if (known) return known
  const appearance = conform(
    landingAppearanceSchema,
    decodeLanding(homepage.appearance),
    'The settings of the landing page',
  )
  parsed.set(homepage, appearance)
  return appearance
}

/** Decodes an appearance that is stored as JSON text; undefined for anything but an object. */
export function decodeLanding(appearance: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof appearance === 'object') return isObject(appearance) ? appearance : undefined
  if (typeof appearance !== 'string') return undefined
  try {
    const parsedText: unknown = JSON.parse(appearance)
    return typeof parsedText === 'string' ? undefined : decodeLanding(parsedText)
  } catch {
    return undefined
  }
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/deg-]+\)$/i

/** Whether a text is a CSS colour and nothing else. */
const isColour = (text: string | null | undefined): text is string => !!text && (HEX.test(text) || FUNCTION.test(text))

/** Returns the gradient over the header's picture; undefined without valid colours. */
export function overlayOf({ headerOverlayColor1: one, headerOverlayColor2: other }: LandingAppearance) {
  const colours = [one, other].map((colour) => colour?.trim()).filter(isColour)
  if (colours.length === 0) return undefined
  return `linear-gradient(45deg, ${colours[0]}, ${colours.at(-1)})`
}

/** Returns the opacity of the header's picture, from 0 to 1; opaque without a valid one. */
export function imageOpacity({ headerImageOpacity: opacity }: LandingAppearance): number {
  const value = opacity === null || opacity === undefined || opacity === '' ? Number.NaN : Number(opacity)
  return Number.isNaN(value) ? 1 : Math.min(Math.max(value, 0), 1)
}
