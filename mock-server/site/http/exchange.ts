import type { Context, Contexts } from './contexts'

/** A request to the server with its context. */
export type Exchange = {
  request: Request
  url: URL
  /** Path within the site, without a leading slash, still percent-encoded. */
  path: string
  /** Path of the site's root, with a slash at both ends. */
  root: string
  cookies: Readonly<Record<string, string>>
  context: Context
  contexts: Contexts
}

/** Handles an exchange, or returns undefined to pass it to the next handler. */
export type RouteHandler = (exchange: Exchange) => Response | undefined | Promise<Response | undefined>

/** Adds `Set-Cookie` headers to the response. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
