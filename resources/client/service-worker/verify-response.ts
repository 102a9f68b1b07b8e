import { HttpStatus } from '@/contract/machinery/http-status'

/** Types that a page accepts for a file, by its extension. Servers name fonts in many ways. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
  html: /^text\/html\b/i,
}
const NO_PAGE = /^(?!text\/html)/i

/** Returns the sum of bytes in the form of the `integrity` attribute. */
async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCodePoint(...digest))}`
}

/**
 * Whether a response is the file of this name with this sum: not a page of a catch-all route, the end of a redirect, or an
 * empty or truncated body. With an empty sum, any content of the file's type fits.
 */
export async function verifyResponse(response: Response, file: string, sum: string): Promise<boolean> {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? NO_PAGE
  if (response.status !== HttpStatus.Ok || response.redirected) return false
  if (!type.test(response.headers.get('content-type') ?? '')) return false
  const bytes = new Uint8Array(await response.clone().arrayBuffer())
  return sum === '' ? bytes.length > 0 : (await sumOf(bytes)) === sum
}
