import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Permission } from '@/contract/shapes/user'
import { page, siteRoot } from '@/lib/browser/url'
import { mockBackend } from '@mock/node'
import { offeredPermissions } from '@mock/rules/permissions/offered-permissions'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const { free, banned, subscriber } = personas
const userPage = (id: number) => `/admin/users/${id}`
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes(':draft:'))
const right = async (thing: string, name: string | RegExp) =>
  within(await screen.findByRole('group', { name: thing })).getByRole<HTMLInputElement>('checkbox', { name })
const field = (name: string) => screen.findByRole('textbox', { name })

/** A list that the server refuses until the fault is removed. */
const broken = { kind: 'status' as const, status: 403, times: 100 }

const idOf = (permission: string) => offeredPermissions.find(({ name }) => name === permission)?.id

/** Watches for the request that saves a user, and returns its body. */
function watchUpdate(): () => Promise<unknown> {
  const sent = vi.spyOn(window, 'fetch')
  return async () => {
    const requests = sent.mock.calls.map(([input, init]) => new Request(input, init))
    const update = requests.find(({ url }) => /users\/\d+\?.*_method=PUT/.test(url))
    return (await update?.json()) as unknown
  }
}

/** Grants a permission by the role, the plan and the user, each with another limit. */
function limitByAll({ db }: World): void {
  const create = (name: string, value: number | boolean) => ({
    id: idOf('music.create'),
    name: 'music.create',
    restrictions: [{ name, value }],
  })
  const grant = (granted: readonly Permission[], permission: Permission) => [
    ...granted.filter(({ name }) => name !== permission.name),
    permission,
  ]
  const role = db.roles.get(roles.users.id)
  if (role) db.roles.update(role.id, { permissions: grant(role.permissions, create('minutes', 10)) })
  for (const plan of db.products.all())
    db.products.update(plan.id, { permissions: grant(plan.permissions, create('minutes', 60)) })
  db.users.update(subscriber.id, { permissions: [create('artist_selection', true)] })
}

/** Adds roles until the user's is not among the first hundred. */
function addManyRoles({ db }: World): void {
  for (let count = 0; count < 120; count++)
    db.roles.insert({
      id: db.roles.nextId(),
      name: `Loma ${count}`,
      permissions: [],
      updated_at: '2030-01-01T00:00:00Z',
    })
}

// Drafts are kept in the session's storage.
afterEach(() => sessionStorage.clear())

describe('the user editor', () => {
  it.each([true, false])('links subscriptions only where the site sells plans: %s', async (enable) => {
    await openSite(userPage(subscriber.id), {
      as: 'admin',
      prepare: ({ db }) => void (db.settings.billing = { ...db.settings.billing, enable }),
    })
    const panel = within(await screen.findByRole('region', { name: 'Subscriptions' }))
    expect(panel.getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(panel.queryAllByRole('link').length > 0).toBe(enable)
  })

  it('saves details, roles and a limited permission with Ctrl+S', async () => {
    const { user, world } = await openSite(userPage(free.id), { as: 'admin' })
    const name = await field('Last name')
    await user.clear(name)
    await user.type(name, 'Kļava')
    await user.click(await screen.findByRole('checkbox', { name: 'artists' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'playlists.create')
    await user.click(await screen.findByRole('checkbox', { name: /^Create/ }))
    await user.type(screen.getByRole('textbox', { name: 'Playlists' }), '5')
    await user.tab()
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(world.db.users.get(free.id)).toMatchObject({ last_name: 'Kļava' }))
    const saved = world.db.users.get(free.id)
    expect(saved?.roles.map(({ id }) => id)).toEqual([roles.users.id, roles.artists.id])
    expect(saved?.permissions).toMatchObject([
      { name: 'playlists.create', restrictions: [{ name: 'count', value: 5 }] },
    ])
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('marks what roles grant, and saves no permissions that were not touched', async () => {
    const own = [{ id: 2, name: 'playlists.create', restrictions: [{ name: 'count', value: 5 }] }]
    const { user, world } = await openSite(userPage(subscriber.id), {
      as: 'admin',
      prepare: ({ db }) => void db.users.update(subscriber.id, { permissions: own }),
    })
    const update = watchUpdate()
    expect(await right('Music', /^Play.*From the role “users”/)).not.toBeChecked()
    const name = await field('First name')
    await user.clear(name)
    await user.type(name, 'Zanda')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.users.get(subscriber.id)?.first_name).toBe('Zanda'))
    expect(await update()).not.toHaveProperty('permissions')
    expect(world.db.users.get(subscriber.id)?.permissions).toEqual(own)
  })

  it('lists what is granted first, names what would grant the rest, and shows the others on demand', async () => {
    const { user } = await openSite(userPage(subscriber.id), {
      as: 'admin',
      prepare: ({ db }) =>
        void db.users.update(subscriber.id, {
          permissions: [{ id: idOf('tags.update'), name: 'tags.update', restrictions: [] }],
        }),
    })
    expect(await right('Tags', 'Edit')).toBeChecked()
    expect(screen.queryByRole('group', { name: 'Genres' })).toBeNull()
    const music = within(screen.getByRole('group', { name: 'Music' }))
    expect(music.getByText(/^The role “artists” would add: .*Create/)).toBeVisible()
    const before = screen.getAllByRole('checkbox')
    await user.click(screen.getByRole('button', { name: /^Show \d+ more$/ }))
    expect(before).not.toContain(document.activeElement)
    expect(screen.getAllByRole('checkbox')).toContain(document.activeElement)
    expect(await right('Genres', 'Edit')).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull()
  })

  it('saves only the user’s own permissions and limits when one is added', async () => {
    const { user, world } = await openSite(userPage(subscriber.id), { as: 'admin', prepare: limitByAll })
    await user.click(await right('Comments', 'Delete'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.users.get(subscriber.id)?.permissions).toHaveLength(2))
    expect(world.db.users.get(subscriber.id)?.permissions).toMatchObject([
      { name: 'music.create', restrictions: [{ name: 'artist_selection', value: true }] },
      { name: 'comments.delete', restrictions: [] },
    ])
  })

  it.each<[string, (world: World) => unknown]>([
    ['the roles can’t be read', ({ faults }) => faults.set([{ ...broken, endpoint: 'roles.list' }])],
    ['the plans can’t be read', ({ faults }) => faults.set([{ ...broken, endpoint: 'products.list' }])],
    ['billing is off, but the user has a plan', ({ db }) => (db.settings.billing = { enable: false })],
    ['a role is on a page that is not read', addManyRoles],
  ])('locks the permissions with a reason when %s, and saves the rest', async (_, prepare) => {
    const { user, world } = await openSite(userPage(subscriber.id), {
      as: 'admin',
      prepare: (opened) => {
        limitByAll(opened)
        prepare(opened)
      },
    })
    expect(await screen.findByText(/the user's own can't be changed now/)).toBeVisible()
    expect(await right('Music', 'Create')).toBeDisabled()
    const name = await field('First name')
    await user.clear(name)
    await user.type(name, 'Zanda')
    const before = world.db.users.get(subscriber.id)?.permissions
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.users.get(subscriber.id)?.first_name).toBe('Zanda'))
    expect(world.db.users.get(subscriber.id)?.permissions).toEqual(before)
  })

  it('unlocks the permissions once the roles are read', async () => {
    const { user, world } = await openSite(userPage(subscriber.id), {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ ...broken, endpoint: 'roles.list' }]),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await right('Music', /^Play.*From the role “users”/)).toBeEnabled()
    expect(screen.queryByText(/the user's own can't be changed now/)).toBeNull()
  })

  it('shows the server’s errors at their fields', async () => {
    const { user } = await openSite(userPage(free.id), { as: 'admin' })
    const email = await field('Email')
    await user.clear(email)
    await user.type(email, 'artist@dziesma.test')
    await screen.findByRole('checkbox', { name: 'artists' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The email has already been taken.')).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
  })

  it('asks before it overwrites someone else’s changes', async () => {
    const { user, world } = await openSite(userPage(free.id), {
      as: 'admin',
      prepare: ({ db }) => void db.users.update(free.id, { updated_at: '2026-01-01T00:00:00.000Z' }),
    })
    const name = await field('Last name')
    await screen.findByRole('checkbox', { name: 'artists' })
    world.db.users.update(free.id, { last_name: 'Cita', updated_at: '2026-01-02T00:00:00.000Z' })
    await user.type(name, 'a')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull())
    expect(world.db.users.get(free.id)?.last_name).toBe('Cita')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Overwrite' }))
    await waitFor(() => expect(world.db.users.get(free.id)?.last_name).toBe('Bērziņaa'))
  })

  it('creates a user and opens them', async () => {
    const { user, world } = await openSite('/admin/users/new', { as: 'admin' })
    await user.type(await field('Email'), 'jana@dziesma.test')
    await user.type(screen.getByLabelText('Password'), 'abc')
    await screen.findByRole('checkbox', { name: 'artists' })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'jana' })).toBeVisible()
    expect(world.db.users.all().at(-1)).toMatchObject({ email: 'jana@dziesma.test' })
  })

  it('links to the next and previous user in the list', async () => {
    const { user } = await openSite('/admin/users?orderBy=email&orderDir=asc&query=dziesma.test&perPage=10', {
      as: 'admin',
    })
    const [first, second] = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link'))
    const names = [first?.textContent ?? '', second?.textContent ?? '']
    if (first) await user.click(first)
    await screen.findByRole('heading', { level: 1, name: names[0] ?? '' })
    expect(screen.queryByRole('link', { name: 'Previous record' })).toBeNull()
    await user.click(await screen.findByRole('link', { name: 'Next record' }))
    await screen.findByRole('heading', { level: 1, name: names[1] ?? '' })
    await user.click(await screen.findByRole('link', { name: 'Previous record' }))
    await screen.findByRole('heading', { level: 1, name: names[0] ?? '' })
  })

  it('saves, and opens the next user of the list', async () => {
    const { user, world } = await openSite('/admin/users?orderBy=email&orderDir=asc&query=dziesma.test&perPage=10', {
      as: 'admin',
    })
    const [first, second] = (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link'))
    const next = second?.textContent ?? ''
    if (first) await user.click(first)
    const name = await field('Last name')
    const [id] = /\d+$/.exec(window.location.pathname) ?? []
    await user.clear(name)
    await user.type(name, 'Jauna')
    await screen.findByRole('checkbox', { name: 'artists' })
    await user.click(await screen.findByRole('button', { name: 'Save and next' }))
    expect(await screen.findByRole('heading', { level: 1, name: next })).toBeVisible()
    expect(world.db.users.get(Number(id))?.last_name).toBe('Jauna')
  })

  it.each([
    ['Sign in as this user', ''],
    ['See their sessions', 'account-settings#sessions'],
  ])('signs in as the user after a confirmation: %s', async (name, path) => {
    const replace = vi.spyOn(page, 'replace').mockReturnValue()
    const { user } = await openSite(userPage(free.id), { as: 'admin' })
    await user.type(await field('Last name'), 'a')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in as Anna Bērziņa?' })
    expect(mockBackend.session.userId).toBe(personas.admin.id)
    await user.click(within(dialog).getByRole('button', { name: 'Sign in as this user' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(siteRoot().href + path))
    expect(mockBackend.session.userId).toBe(free.id)
    expect(drafts()).toEqual([])
  })

  it('links administrators to their own sessions', async () => {
    await openSite(userPage(personas.admin.id), { as: 'admin' })
    const link = await screen.findByRole('link', { name: 'See your sessions' })
    expect(link).toHaveAttribute('href', '/account-settings#sessions')
    expect(screen.queryByRole('button', { name: 'See their sessions' })).toBeNull()
  })

  it('lifts a suspension that has a date and no reason', async () => {
    await openSite(userPage(free.id), {
      as: 'admin',
      prepare: ({ db }) => void db.users.update(free.id, { banned_at: '2026-07-01T10:00:00.000000Z', bans: [] }),
    })
    expect(await screen.findByRole('button', { name: 'Lift the suspension' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  })

  it('tells until when a user is suspended', async () => {
    await openSite(userPage(banned.id), {
      as: 'admin',
      prepare: ({ db }) =>
        void db.users.update(banned.id, { bans: [{ comment: 'Reklāma', expired_at: '2030-05-04T10:00:00Z' }] }),
    })
    expect(await screen.findByText('Suspended: Reklāma')).toBeVisible()
    expect(screen.getByText('Ends May 4, 2030')).toBeVisible()
  })

  it('shows hostile texts as text', async () => {
    await openSite(userPage(banned.id), {
      as: 'admin',
      prepare: ({ db }) =>
        void db.users.update(banned.id, {
          display_name: '<img src=x onerror=alert(1)>',
          bans: [{ comment: '<script>alert(2)</script>' }],
        }),
    })
    expect(await screen.findByText('Suspended: <script>alert(2)</script>')).toBeVisible()
    expect(document.querySelector('[onerror], main script')).toBeNull()
  })
})
