import { seconds } from '@/lib/dates/duration'

/** Validity of a code in milliseconds (RFC 6238, section 4.1). */
export const TOTP_PERIOD = seconds(30)
const DIGITS = 6

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_PER_CHARACTER = 5

/** Decodes base32 (RFC 4648), ignoring spaces and padding. Throws on any other character. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text.toUpperCase().replaceAll(/[\s=]/g, '')].map((character) => {
    const value = ALPHABET.indexOf(character)
    if (value === -1) throw new Error(`"${character}" is not a base32 character`)
    return value.toString(2).padStart(BITS_PER_CHARACTER, '0')
  })
  const bytes = bits.join('').match(/[01]{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** Generates a base32 secret; Google2FA's have 16 characters. */
export const newTotpSecret = (length = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Index of the period that contains a time. */
export const totpStep = (time: number): number => Math.floor(time / TOTP_PERIOD)

/** HOTP with HMAC-SHA-1 (RFC 4226, section 5.3). */
async function hotp(secret: Uint8Array<ArrayBuffer>, counter: number, digits: number): Promise<string> {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(counter))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, message))
  const offset = hash.getUint8(hash.byteLength - 1) & 0x0f
  const number = hash.getUint32(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The code of an authenticator with this base32 secret at a time in milliseconds since the epoch (RFC 6238). */
export const totp = (secret: string, time: number, digits = DIGITS): Promise<string> =>
  hotp(fromBase32(secret), totpStep(time), digits)

/** The period of a code: the current or an adjacent one, to allow for clock drift. Undefined for an invalid code. */
export async function totpStepOf(secret: string, code: string, time: number): Promise<number | undefined> {
  for (const drift of [0, -1, 1]) {
    const then = time + drift * TOTP_PERIOD
    if ((await totp(secret, then)) === code) return totpStep(then)
  }
  return undefined
}
