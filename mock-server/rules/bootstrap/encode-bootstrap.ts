import { laravelJson } from '../../kit/laravel-json'

/** Encodes bootstrap data as a string of JSON, or of base64 over its UTF-8 bytes. */
export function encodeBootstrap(bootstrap: unknown, encoding: 'base64' | 'json'): string {
  const json = laravelJson(bootstrap) ?? 'null'
  if (encoding === 'json') return json
  let binary = ''
  for (const byte of new TextEncoder().encode(json)) binary += String.fromCharCode(byte)
  return btoa(binary)
}
