import type * as z from 'zod/mini'

import { encodeComponent } from '@/contract/machinery/path-template'
import { days as inDays, seconds } from '@/lib/dates/duration'

/** Default lifetime of a cookie in days (spec section 9). */
export const COOKIE_DAYS = 7

type CookieOptions<Schema extends z.ZodMiniType> = {
  name: string
  /** Parses the cookie's text. */
  schema: Schema
  days?: number
}

/** Returns a cookie's URL-decoded text; undefined when it is absent or malformed, or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ')
    const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`))
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Writes for the whole host (path `/`), like the backend; `Secure` on https. Does nothing when cookies are blocked. */
function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  } catch {
    // Sandboxed frames block cookies: the value then lasts as long as the page.
  }
}

/** A typed cookie: reads as undefined when its text does not match the schema. */
export const cookie = <Schema extends z.ZodMiniType>({ name, schema, days = COOKIE_DAYS }: CookieOptions<Schema>) => ({
  read: (): z.output<Schema> | undefined => schema.safeParse(readCookie(name)).data,
  write: (value: string | number | boolean): void => writeCookie(name, String(value), inDays(days) / seconds(1)),
})
