/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const BLACK: Colour = [0, 0, 0]

/** Parses the backend's triplet `r g b` (backend contract, section 10); undefined for anything else. */
export function parseTriplet(text: string): Colour | undefined {
  const [, red, green, blue] = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(text.trim()) ?? []
  const colour: Colour = [Number(red), Number(green), Number(blue)]
  return colour.every((channel) => channel <= 255) ? colour : undefined
}

/** Formats a colour as the backend's triplet. */
export const toTriplet = (colour: Colour): string => colour.map(Math.round).join(' ')

/** Formats a colour as `#rrggbb`. */
export const toHex = (colour: Colour): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Parses `#rrggbb`; black for anything else. */
export function parseHex(text: string): Colour {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(text) ?? []
  const colour: Colour = [red, green, blue].map((digits) => Number.parseInt(digits ?? '', 16)) as [
    number,
    number,
    number,
  ]
  return colour.every((channel) => channel >= 0) ? colour : BLACK
}

/** Paints a colour with an opacity, 0 to 1, on another one. */
export const mix = ([r, g, b]: Colour, [r2, g2, b2]: Colour, opacity: number): Colour => [
  r * opacity + r2 * (1 - opacity),
  g * opacity + g2 * (1 - opacity),
  b * opacity + b2 * (1 - opacity),
]

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(colour: Colour): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  const [red, green, blue] = colour
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a colour with black (-1) or white (1): its hue stays. */
export const shade = (colour: Colour, amount: number): Colour =>
  mix(amount < 0 ? BLACK : [255, 255, 255], colour, Math.abs(amount))
