import * as z from 'zod/mini'

import { type Cookie, cookieKey, isFor, parseSetCookie } from './cookie'
import type { UserContext } from './model'

const sameSiteNames: Record<string, string> = { strict: 'Strict', lax: 'Lax', none: 'None' }

/** Cookies as the classic driver lists them. */
const listedSchema = z.array(
  z.object({
    name: z.string(),
    value: z.string(),
    domain: z.string(),
    path: z.string(),
    httpOnly: z._default(z.boolean(), false),
    secure: z._default(z.boolean(), false),
    expiry: z.optional(z.number()),
    sameSite: z.pipe(
      z._default(z.string(), 'Lax'),
      z.transform((name) => name.toLowerCase()),
    ),
  }),
)

/**
 * A user context's cookies. The classic driver reads and writes those of open pages only, so others are mirrored from
 * responses, and new ones go to the browser with the next response.
 */
export class Cookies {
  private readonly known = new Map<string, Cookie>()
  private readonly undelivered = new Map<string, Cookie>()

  constructor(private readonly userContext: UserContext) {}

  async list(): Promise<Cookie[]> {
    for (const { document, target } of this.userContext.windows.values()) {
      if (!document?.url.startsWith('http')) continue
      const answer = await this.userContext.sendTo(target, 'GET', '/cookie').catch(() => undefined)
      const listed = listedSchema.safeParse(answer)
      if (listed.success) this.replace(new URL(document.url), listed.data)
    }
    return [...this.known.values()]
  }

  async set(cookie: Cookie): Promise<void> {
    this.known.set(cookieKey(cookie), cookie)
    const page = [...this.userContext.windows.values()].find(
      ({ document }) => document?.url.startsWith('http') && isFor(cookie, new URL(document.url)),
    )
    if (!page) return void this.undelivered.set(cookieKey(cookie), cookie)
    const { sameSite, ...rest } = cookie
    await this.userContext.sendTo(page.target, 'POST', '/cookie', {
      cookie: { ...rest, ...(sameSite && { sameSite: sameSiteNames[sameSite] ?? 'Lax' }) },
    })
  }

  async clear(): Promise<void> {
    for (const { document, target } of this.userContext.windows.values())
      if (document?.url.startsWith('http')) await this.userContext.sendTo(target, 'DELETE', '/cookie')
    for (const cookie of await this.list()) this.undelivered.set(cookieKey(cookie), { ...cookie, expiry: 0 })
    this.known.clear()
  }

  /** Takes the cookies that the response of this URL brings to the browser. */
  takeUndelivered(url: URL): Cookie[] {
    const deliveredCookies = [...this.undelivered.values()].filter((cookie) => isFor(cookie, url))
    for (const cookie of deliveredCookies) this.undelivered.delete(cookieKey(cookie))
    return deliveredCookies
  }

  /** Mirrors a `Set-Cookie` header. */
  mirror(header: string, url: URL): void {
    const cookie = parseSetCookie(header, url)
    if (!cookie) return
    if (cookie.expiry !== undefined && cookie.expiry * 1_000 <= Date.now()) this.known.delete(cookieKey(cookie))
    else this.known.set(cookieKey(cookie), cookie)
  }

  private replace(url: URL, cookies: Cookie[]): void {
    for (const [key, cookie] of this.known) if (isFor(cookie, url) && !this.undelivered.has(key)) this.known.delete(key)
    for (const cookie of cookies) this.known.set(cookieKey(cookie), cookie)
  }
}
