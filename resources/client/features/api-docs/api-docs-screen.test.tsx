import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, withApi } from '@tests/account-settings'
import { openSite, type Visit } from '@tests/site'

import { documentSource } from './queries'

const SECRET = 'slepens'
const TOKEN = `1|${SECRET}`

/** Calls of the API as the browser sends them from this page: with its Referer. */
let sent: Request[]

beforeEach(() => {
  sent = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const request = new Request(input, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Referer: 'http://dziesma.test/api-docs' },
    })
    sent.push(request.clone())
    return fetch(request)
  })
})

function prepare(world: World): void {
  withApi(world)
  world.db.accessTokens.update(1, { secret: SECRET })
}

const openDocs = (search = '', visit: Visit = {}) => openSite(`/api-docs${search}`, { as: 'admin', prepare, ...visit })
const nav = () => within(screen.getByRole('navigation', { name: 'Endpoints' }))
const article = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openTrial(id: string, visit: Visit = {}) {
  const site = await openDocs(`?operation=${id}`, visit)
  await article(id)
  return site
}

async function sendWithToken(user: Awaited<ReturnType<typeof openDocs>>['user'], token = TOKEN) {
  await enter(user, screen.getByLabelText('Personal access token'), token)
  await user.click(screen.getByRole('button', { name: 'Send request' }))
}

describe('ApiDocsScreen: access', () => {
  it('shows not-found while the API is off', async () => {
    await openSite('/api-docs', { as: 'admin', prepare: ({ db }) => void delete db.settings.api })
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })

  it('shows nothing to users without the permission', async () => {
    await openDocs('', { as: 'free' })
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Endpoints' })).toBeNull())
    expect(sent.filter(({ headers }) => headers.has('authorization'))).toEqual([])
  })
})

describe('ApiDocsScreen: reader', () => {
  it('names the site and its URL, and finds endpoints by search', async () => {
    const { user } = await openDocs('', {
      prepare: (world) => {
        prepare(world)
        world.db.settings.branding = { ...world.db.settings.branding, site_name: 'Mana lapa' }
      },
    })
    expect(await screen.findByText('With the API of Mana lapa, your own programs can use your account.')).toBeVisible()
    expect(screen.getByText('http://dziesma.test/api/v1/')).toBeVisible()
    await user.type(nav().getByRole('searchbox', { name: 'Search endpoints' }), 'playlists post follow')
    await user.click(await nav().findByRole('link', { name: /POST\s*\/playlists\/\{id\}\/follow/ }))
    expect(await article('playlists.follow')).toBeVisible()
    expect(window.location.search).toBe('?operation=playlists.follow')
    await user.type(nav().getByRole('searchbox', { name: 'Search endpoints' }), 'qwxz')
    expect(await nav().findByText(/^No matching endpoints/)).toBeVisible()
  })

  it('opens a linked endpoint with its parameters, body, responses and curl sample', async () => {
    const { user } = await openTrial('playlists.create')
    expect(screen.getByRole('row', { name: /workspaceId query integer/ })).toBeVisible()
    expect(screen.getAllByText('minLength: 3').length).toBeGreaterThan(0)
    const tree = within(screen.getByRole('button', { name: /2XX/ }).closest('li') ?? globalThis.document.body)
    await user.click(tree.getByRole('button', { name: /^playlist\s*Required$/ }))
    expect(tree.getByText('collaborative')).toBeVisible()
    const sample = screen.getByRole('region', { name: 'Request with curl' })
    expect(sample).toHaveTextContent("curl 'http://dziesma.test/api/v1/playlists'")
    expect(sample).toHaveTextContent('Authorization: Bearer YOUR_TOKEN')
  })

  it('says when the linked endpoint does not exist', async () => {
    await openDocs('?operation=constructor')
    expect(await screen.findByText(/^There is no such endpoint/)).toBeVisible()
  })

  it('loads the document again after a failure', async () => {
    const load = vi.spyOn(documentSource, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await openDocs()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    load.mockRestore()
    await user.click(retry)
    expect(await article('API documentation')).toBeVisible()
  })

  it('shows hostile texts of the document as text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const get = {
      operationId: markup,
      description: markup,
      tags: ['"><script>'],
      parameters: [{ name: markup, in: 'query', schema: { type: markup, enum: [markup] } }],
    }
    vi.spyOn(documentSource, 'load').mockResolvedValue({ default: { paths: { '//elsewhere.test/x': { get } } } })
    await openDocs(`?operation=${encodeURIComponent(markup)}`)
    expect(await article(markup)).toBeVisible()
    expect(screen.getByRole('main').querySelector('img, script')).toBeNull()
    expect(screen.getByRole('region', { name: 'Request with curl' })).toHaveTextContent(
      "curl 'http://dziesma.test/elsewhere.test/x'",
    )
  })
})

describe('ApiDocsScreen: sending', () => {
  it('waits for a token', async () => {
    await openTrial('accounts.me')
    expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled()
    expect(screen.getByText('Enter a token above to send this request.')).toBeVisible()
    expect(screen.getByLabelText('Personal access token')).toHaveAttribute('autocomplete', 'off')
  })

  it('sends only the token, shows the response, and stores nothing', async () => {
    const { user, world } = await openTrial('accounts.me')
    await sendWithToken(user)
    const response = await screen.findByRole('region', { name: 'Response' })
    expect(response).toHaveTextContent('200')
    expect(response).toHaveTextContent(personas.admin.email)
    const [request] = sent
    expect(request?.credentials).toBe('omit')
    expect(request?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    expect(request?.headers.has('x-xsrf-token')).toBe(false)
    expect(world.db.accessTokens.get(1)?.last_used_at).not.toBeNull()
    const places = [{ ...localStorage }, { ...sessionStorage }, globalThis.document.cookie, window.location.href]
    expect(JSON.stringify([...places, window.history.state])).not.toContain(SECRET)
    const sample = screen.getByRole('region', { name: 'Request with curl' })
    expect(sample).not.toHaveTextContent(SECRET)
    await user.click(screen.getByRole('switch', { name: 'Include my token' }))
    expect(sample).toHaveTextContent(TOKEN)
  })

  it('explains a refused token, and leaves the session alone', async () => {
    const { user } = await openTrial('accounts.me')
    await sendWithToken(user, '1|cits')
    expect(await screen.findByText(/^The server refuses this token/)).toBeVisible()
    expect(getBootstrap().user?.id).toBe(personas.admin.id)
    expect(window.location.pathname).toBe('/api-docs')
  })

  it('says how long to wait after too many requests', async () => {
    const fault = { kind: 'status' as const, status: 429, endpoint: 'accounts.me', headers: { 'Retry-After': '30' } }
    const { user } = await openTrial('accounts.me', {
      prepare: (world) => {
        prepare(world)
        world.faults.set([fault])
      },
    })
    await sendWithToken(user)
    expect(await screen.findByText('Too many requests. Try again in 30 seconds.')).toBeVisible()
  })

  it('confirms a call that changes data, and sends it as a POST', async () => {
    const { user, world } = await openTrial('playlists.create')
    const count = world.db.playlists.all().length
    await sendWithToken(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this request?' }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByRole('region', { name: 'Response' })).toHaveTextContent('200')
    expect(world.db.playlists.all()).toHaveLength(count + 1)
  })

  it('refuses values that cannot be sent', async () => {
    const { user } = await openTrial('playlists.create')
    await enter(user, screen.getByLabelText('Request body'), '{')
    await sendWithToken(user)
    expect(await screen.findByText('This is not valid JSON.')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('sends nothing that needs a session or a file', async () => {
    await openTrial('auth.login')
    expect(screen.getByText(/^This endpoint works only with a signed-in session/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
  })
})
