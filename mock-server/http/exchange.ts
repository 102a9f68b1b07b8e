import type { Context, Contexts } from './contexts'

/** One request to the server and what is known of it. */
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

/** Answers an exchange, or leaves it to the next. */
export type Answerer = (exchange: Exchange) => Response | undefined | Promise<Response | undefined>

/** The response with these `Set-Cookie` values. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
