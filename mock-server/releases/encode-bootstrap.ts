import { laravelJson } from '../laravel-json'

/** Encodes bootstrap data as a string of JSON, or of base64 over its UTF-8 bytes. */
export function encodeBootstrap(bootstrap: unknown, encoding: 'base64' | 'json'): string {
  const json = laravelJson(bootstrap) ?? 'null'
  if (encoding === 'json') return json
  return btoa(Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte)).join(''))
}
