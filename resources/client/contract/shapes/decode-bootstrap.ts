const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Decodes bootstrap data from an object, a JSON string or a base64-encoded JSON string (backend contract, section 1.3).
 * Throws a SyntaxError for any other string.
 */
export function decodeBootstrap(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (!BASE64.test(text)) return JSON.parse(text)
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  // `Uint8Array.from` iterates characters many times slower, and sign-in waits for hundreds of kilobytes.
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return JSON.parse(new TextDecoder().decode(bytes))
}
