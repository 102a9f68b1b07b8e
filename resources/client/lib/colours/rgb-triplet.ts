const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const TRIPLET = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/

const BRIGHTEST = 255

/** `#1a6248` of `26 98 72`, as theme variables hold colours (backend contract, section 10); undefined for what is no triplet. */
export function hexOfTriplet(triplet: string): string | undefined {
  const channels = TRIPLET.exec(triplet.trim())?.slice(1).map(Number)
  if (!channels || channels.some((channel) => channel > BRIGHTEST)) return undefined
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** `26 98 72` of `#1a6248`, with or without `#`, in either case; undefined for what is no colour of six digits. */
export const tripletOfHex = (hex: string): string | undefined =>
  HEX.exec(hex.trim())
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16))
    .join(' ')
