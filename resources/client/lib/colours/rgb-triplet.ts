const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const TRIPLET = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/

const MAX_CHANNEL = 255

/**
 * Converts `26 98 72`, the form of theme variables (backend contract, section 10), to `#1a6248`; undefined when
 * malformed.
 */
export function hexOfTriplet(triplet: string): string | undefined {
  const channels = TRIPLET.exec(triplet.trim())?.slice(1).map(Number)
  if (!channels || channels.some((channel) => channel > MAX_CHANNEL)) return undefined
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Converts a six-digit hex colour, with or without `#`, in either case, to `26 98 72`; undefined when malformed. */
export const tripletOfHex = (hex: string): string | undefined =>
  HEX.exec(hex.trim())
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16))
    .join(' ')
