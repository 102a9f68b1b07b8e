import type { Method } from '@/contract/machinery/endpoint'
import { METHOD_HEADER, METHOD_PARAMETER, XSRF_HEADER } from '@/contract/machinery/wire'
import { createBackend, sessionOf } from '@mock/backend/backend'
import { mockedEndpoints } from '@mock/backend/handlers'
import type { MockedEndpoint } from '@mock/backend/pipeline/mock-group'
import { xsrfToken } from '@mock/backend/sessions/sessions'

import { type Mutant, type Mutate, onBody } from './mutant'

const rule = (endpoint: string, defect: string, mutate: Mutate): Mutant => ({
  kind: 'rule missing',
  endpoint,
  name: `${endpoint}: rule missing: ${defect}`,
  mutate,
})

type Call = Parameters<ReturnType<Mutate>>
type Context = { world: Call[0]; request: Request; cookies: Call[2] }

/** Changes the world before each call. */
const before =
  (change: (context: Context) => void): Mutate =>
  (respond) =>
  (world, request, cookies, root) => {
    change({ world, request, cookies })
    return respond(world, request, cookies, root)
  }

/** Changes each request; its body can be read once. */
const onRequest =
  (change: (request: Request, context: Context) => Request): Mutate =>
  (respond) =>
  (world, request, cookies, root) =>
    respond(world, change(request, { world, request, cookies }), cookies, root)

const withUrl = (request: Request, change: (url: URL) => void): Request => {
  const url = new URL(request.url)
  change(url)
  return new Request(url, request)
}

/** Strips the method override from a request. */
const ignoring = (method: Method): Mutate =>
  onRequest((request) => {
    if (request.headers.get(METHOD_HEADER) !== method) return request
    const plainRequest = withUrl(request, ({ searchParams }) => searchParams.delete(METHOD_PARAMETER))
    plainRequest.headers.delete(METHOD_HEADER)
    return plainRequest
  })

const withoutParameters = (...names: string[]): Mutate =>
  onRequest((request) =>
    withUrl(request, ({ searchParams }) => {
      for (const name of names) searchParams.delete(name)
    }),
  )

/** Replaces a resolver's input, for all endpoints that have it. */
const onInput = (change: (input: Record<string, unknown>) => Record<string, unknown>): Mutate => {
  const broken = mockedEndpoints.map((mocked): MockedEndpoint => {
    const resolve = mocked.resolve as (input: Record<string, unknown>) => unknown
    return { ...mocked, resolve: (input: never) => resolve(change(input)) }
  })
  return () => createBackend(broken)
}

/** Sends the neighbours of a page under names that no release documents. */
const renameNeighbours = (endpoint: string): Mutant => ({
  kind: 'page incomplete',
  endpoint,
  name: `${endpoint}: page incomplete: both neighbours renamed`,
  mutate: onBody(endpoint, (body) => {
    const text = JSON.stringify(body).replaceAll(/"(next|prev)_page(?:_url)?":/g, '"$1Page":')
    return JSON.parse(text) as unknown
  }),
})

/** Rules of the whole backend, and of single endpoints beyond the shape of their responses. */
export const ruleMutants: Mutant[] = [
  ...['genres.list', 'artists.tracks', 'managedUsers.list'].map(renameNeighbours),
  rule(
    '*',
    'CSRF token',
    onRequest((request, { world, cookies }) => {
      const trusted = new Request(request)
      trusted.headers.set(XSRF_HEADER, xsrfToken(sessionOf(world, cookies)))
      return trusted
    }),
  ),
  rule('*', 'override of PUT', ignoring('PUT')),
  rule('*', 'override of PATCH', ignoring('PATCH')),
  rule('*', 'override of DELETE', ignoring('DELETE')),
  rule(
    '*',
    'suspension',
    before(({ world: { db } }) => {
      for (const { id, bans } of db.users.all()) if (bans.length > 0) db.users.update(id, { bans: [] })
    }),
  ),
  rule(
    '*',
    'verified email address',
    before(({ world: { db } }) => {
      db.settings = { ...db.settings, require_email_confirmation: false }
    }),
  ),
  rule(
    '*',
    'confirmed password',
    before(({ world, cookies }) => {
      sessionOf(world, cookies).passwordConfirmedAt = world.now()
    }),
  ),
  rule(
    'accounts.me',
    'origin of the request',
    onRequest((request) => {
      const own = new Request(request)
      own.headers.set('Referer', new URL('/', request.url).href)
      return own
    }),
  ),
  rule(
    'auth.login',
    'throttle of sign-ins',
    before(({ world }) => world.advance(60_000)),
  ),
  rule('*', 'page number', withoutParameters('page')),
  rule('*', 'page size', withoutParameters('perPage', 'albumsPerPage')),
  rule('artists.tracks', 'order', withoutParameters('order', 'orderBy', 'orderDir')),
  rule(
    '*',
    'search',
    onInput((input) => ({ ...input, query: { ...(input['query'] as object), query: 'a' } })),
  ),
  rule(
    'auth.login',
    'second factor',
    before(({ world: { db } }) => {
      for (const { id } of db.users.all()) db.users.update(id, { two_factor_confirmed_at: null })
    }),
  ),
  rule(
    'family.create',
    'number of profiles',
    before(({ world: { db } }) => {
      for (const { id, permissions } of db.products.all())
        db.products.update(id, { permissions: permissions.map((permission) => ({ ...permission, restrictions: [] })) })
    }),
  ),
]
