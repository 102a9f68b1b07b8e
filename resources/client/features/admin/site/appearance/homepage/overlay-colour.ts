/** A colour as `#rrggbb`, and its opacity from 0 to 1. */
export type OverlayColour = { hex: string; opacity: number }

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i
const SHORT_HEX = /^#[\da-f]{3,4}$/i
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.min(channel, 255).toString(16).padStart(2, '0')).join('')}`

/** Parses a colour over the header's picture: hexadecimal, or in the notation of `rgb()`. Undefined for another one. */
export function parseOverlay(text: string): OverlayColour | undefined {
  const colour = text.trim()
  if (SHORT_HEX.test(colour)) return parseOverlay(`#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`)
  const hex = HEX.exec(colour)
  if (hex) {
    const alpha = hex[4] === undefined ? 1 : Number.parseInt(hex[4], 16) / 255
    return { hex: colour.slice(0, 7).toLowerCase(), opacity: Math.round(alpha * 100) / 100 }
  }
  const [, red, green, blue, alpha = '1', percent] = RGB.exec(colour) ?? []
  if (red === undefined) return undefined
  const opacity = Number(alpha) / (percent ? 100 : 1)
  return { hex: hexOf([red, green, blue].map(Number)), opacity: Math.min(Math.max(opacity || 0, 0), 1) }
}

/** Formats a colour as `rgba()`, which every browser reads. */
export function formatOverlay({ hex, opacity }: OverlayColour): string {
  const channels = (HEX.exec(hex) ?? []).slice(1, 4).map((digits) => Number.parseInt(digits, 16))
  return `rgba(${[...channels, opacity].join(', ')})`
}
