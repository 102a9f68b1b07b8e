import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import type { Resource } from '@/core/shared/records/resource'
import { toast } from '@/core/shared/toasts/toast-store'
import { makeFile } from '@mock/state/factories/make-file'
import { DEFAULT_RELEASE, type Release, releaseNames } from '@mock/state/parts/release'
import { grant, permissionsFor } from '@tests/faults/admin-rights'
import { openScreen, runOnBench } from '@tests/faults/bench'

import { openPalette } from './palette/open-palette'
import { userSection } from './people/users/user-section'
import { resources } from './sections'

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>'

runOnBench()
afterEach(() => vi.unstubAllGlobals())

type Rights = Parameters<typeof permissionsFor>[1]

/** Opens the list of a resource, or one of its admin pages, as a user with rights over it. */
function open(resource: Resource, element = <resource.List />, rights?: Rights, release: Release = DEFAULT_RELEASE) {
  cleanup()
  return openScreen({
    as: 'free',
    path: `/admin/${resource.id}`,
    pattern: '*',
    element,
    prepare: (world) => {
      world.release = release
      grant(world, permissionsFor(resource, rights))
      world.db.files.insert(makeFile({ id: 1, name: 'notis.pdf', type: 'pdf', mime: 'application/pdf' }))
    },
  })
}

/** Waits for the list, and returns the id of its first record. */
async function firstId(): Promise<string> {
  const [link] = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link'))
  return link?.getAttribute('href')?.split('/').at(-1) ?? ''
}

/** Names of the buttons and links that change records. */
const changes = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
    .filter((name) => /^(Save|Delete|New |Upload |Empty|Approve|Deny|Suspend|Restore|Dismiss|Remove )/.test(name))

/** Resources that everyone may read: visitors choose a plan. */
const PUBLIC = ['plans']

const DENIED = "You don't have permission to see this"

/** Keys whose values the client compares or follows; all other text in a response is user input. */
const FIXED_KEYS =
  /(_at|_type|url|until)$|^(type|status|language|email|hash|image|avatar|disk.*|timezone|country|currency|interval|gateway.*|src|key)$/

const hostile = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return value === '' || FIXED_KEYS.test(key) ? value : `${value} ${MARKUP}`
  if (Array.isArray(value)) return value.map((item) => hostile(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hostile(item, name)]))
}

/** Adds markup to the texts of all responses. */
function poisonResponses(): void {
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await real(input, init)
    // The bootstrap data is JSON within JSON.
    if (/bootstrap-data/.test(response.url) || !response.headers.get('Content-Type')?.includes('json')) return response
    return Response.json(hostile(await response.json()), { status: response.status })
  })
}

function expectOnlyText(): void {
  expect(document.querySelector('[onerror], #root script, body > div script')).toBeNull()
  const texts = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  )
  expect([document.body.textContent, ...texts].join('\n')).toContain(MARKUP)
}

/** Sorts by each column in turn, and expects rows. */
async function expectSortable(): Promise<void> {
  await firstId()
  const headers = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))
  expect(headers.length).toBeGreaterThan(0)
  for (const header of headers) {
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(() => expect(header).not.toHaveAttribute('aria-sort', 'none'))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByText(/There was an issue/)).toBeNull()
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0)
  }
}

describe.each(resources.map((resource) => [resource.id, resource] as const))('the section of %s', (_, resource) => {
  it('denies the list, a record and a new one without their permissions', async () => {
    await open(
      resource,
      <>
        <resource.List />
        <resource.Editor recordId="1" />
        <resource.Editor recordId="new" />
      </>,
      [],
    )
    // The code of some lists loads with them.
    await waitFor(() => expect(screen.getAllByRole('heading', { name: DENIED })).toHaveLength(3))
  })

  it('offers no editing to a user who may only view', async () => {
    await open(resource, <resource.List />, ['view'])
    const id = await firstId()
    expect(changes()).toEqual([])
    await open(resource, <resource.Editor recordId={id} />, ['view'])
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(changes()).toEqual([])
  })

  it('sorts by every column that it offers', async () => {
    await open(resource)
    await expectSortable()
  })

  it.each(['999999', 'jauns'])('shows not-found for a record %s that does not exist', async (recordId) => {
    await open(resource, <resource.Editor recordId={recordId} />)
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })

  it('shows an empty search, and the refusal after the permission was revoked', async () => {
    const world = await open(resource)
    await firstId()
    const search = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.input(search, { target: { value: 'qqqqqq' } })
    expect(await screen.findByText('There are no items matching your query')).toBeVisible()
    grant(world, ['admin.access'])
    fireEvent.input(search, { target: { value: 'ģimene' } })
    const [content] = await screen.findAllByText(PUBLIC.includes(resource.id) ? 'Ģimene' : /required permissions/)
    expect(content).toBeVisible()
    expect(screen.queryAllByRole('rowheader').length > 0).toBe(PUBLIC.includes(resource.id))
  })

  it('shows markup in texts as text, in the list and the editor', async () => {
    await open(resource)
    const id = await firstId()
    poisonResponses()
    await open(resource)
    await firstId()
    expectOnlyText()
    await open(resource, <resource.Editor recordId={id} />)
    await screen.findByRole('heading', { level: 1, name: /onerror/ })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expectOnlyText()
  })
})

/** Records that other users own, and the field that changes each resource; by default the name of the first. */
const CHANGES: Record<string, { id?: string; label?: string }> = {
  lyrics: { id: '2', label: 'Text' },
  subscriptions: { id: '5', label: 'Description' },
  comments: { id: '2', label: 'Text' },
  'custom-pages': { label: 'Title' },
  domains: { label: 'Domain' },
  users: { label: 'First name' },
  'backstage-requests': { label: 'Message to the user' },
}

/** Values of all fields, also of those that the user cannot see. */
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map((field) =>
    field.type === 'checkbox' ? field.checked : field.value,
  )

/** The refusal among the messages; parts of a page that cannot refetch their data say the same. */
function refusal(): HTMLElement | null {
  const region = screen.queryByRole('region', { name: 'Messages', hidden: true })
  return region && within(region).queryByText(/required permissions/)
}

describe.each(resources.map((resource) => [resource.id, resource] as const))('an open editor of %s', (_, resource) => {
  it('shows the refusal of a revoked permission, and keeps what was typed', async () => {
    const { id = '1', label = 'Name' } = CHANGES[resource.id] ?? {}
    const world = await open(resource, <resource.Editor recordId={id} />)
    const isReview = resource.id === 'backstage-requests'
    if (isReview) fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    fireEvent.input(field, { target: { value: `${field.value}x` } })
    // Parts of the form load by themselves, and add fields.
    await vi.dynamicImportSettled()
    const typed = values()
    for (const names of [permissionsFor(resource, ['view']), ['admin.access']]) {
      grant(world, names)
      if (isReview) fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
      else fireEvent.keyDown(field, { key: 's', ctrlKey: true })
      await waitFor(() => expect(refusal()).toBeVisible())
      expect(values()).toEqual(typed)
      act(() => toast.close())
      await waitFor(() => expect(refusal()).toBeNull())
    }
    for (const rights of [['view'], [], undefined] as const) {
      grant(world, permissionsFor(resource, rights))
      await act(refreshBootstrap)
      if (!isReview && rights?.length === 0) expect(screen.getByRole('heading', { name: DENIED })).toBeVisible()
      else expect(await screen.findByLabelText(label)).toHaveValue(field.value)
    }
  })
})

describe('the list of users', () => {
  it.each(releaseNames)('sorts by every column that it offers in release %s', async (release) => {
    await open(userSection, <userSection.List />, undefined, release)
    await expectSortable()
  })
})

describe('the command palette', () => {
  it('shows markup in the names of records as text', async () => {
    await openScreen({ as: 'free', path: '/admin', pattern: '*', element: null, prepare: (world) => grant(world) })
    poisonResponses()
    act(openPalette)
    fireEvent.input(await screen.findByRole('searchbox', { name: 'Search or run a command' }), {
      target: { value: 'anna' },
    })
    await screen.findAllByRole('option', { name: /onerror/ })
    expectOnlyText()
  })
})
