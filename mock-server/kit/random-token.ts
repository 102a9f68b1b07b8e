const pool = new Uint8Array(4096)
let used = pool.length

/** Returns cryptographically random bytes in hexadecimal digits; at most 4096. */
export function randomToken(bytes: number): string {
  // Filled in advance: a world opens dozens of sessions, and each call of the system's generator is slow.
  if (used + bytes > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  used += bytes
  return Array.from(pool.subarray(used - bytes, used), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
