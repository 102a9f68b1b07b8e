import type * as z from 'zod/mini'

import { encodeComponent } from '@/contract/encode-component'
import { days as inDays } from '@/lib/dates/duration'

/** A cookie lives so many days unless its owner says otherwise (spec section 9). */
export const COOKIE_DAYS = 7

const SECOND = 1000

type CookieOptions<Schema extends z.ZodMiniType> = {
  name: string
  /** Reads the cookie's text. */
  schema: Schema
  days?: number
}

/** A cookie's raw text, URL-decoded; undefined when it is absent, malformed or cookies are off. */
export function readCookie(name: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ')
    const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`))
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Writes for the whole host (path `/`), as the backend does; `Secure` on https. Without cookies nothing happens. */
function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame refuses cookies: the choice then lasts as long as the page.
  }
}

/** A cookie behind a schema: what does not parse reads as undefined. */
export const cookie = <Schema extends z.ZodMiniType>({ name, schema, days = COOKIE_DAYS }: CookieOptions<Schema>) => ({
  read: (): z.output<Schema> | undefined => schema.safeParse(readCookie(name)).data,
  write: (value: string | number | boolean): void => writeCookie(name, String(value), inDays(days) / SECOND),
})
