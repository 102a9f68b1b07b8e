import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const address = () => window.location.pathname + window.location.search
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const account = (name: string) => screen.findByRole('button', { name: `Account: ${name}` })

async function signIn(user: UserEvent, { email }: { email: string } = personas.free) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email)
  await user.type(screen.getByLabelText('Password'), PERSONA_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

async function signOut(user: UserEvent) {
  await user.click(await account('Anna Bērziņa'))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
}

/** Gives the site a short homepage, which these tests do not look at. */
const shorten = ({ db }: World) => void (db.settings.homepage = { type: 'channel', value: 'izlasu-veidotaji' })

function hideMusicFromGuests({ db }: World) {
  const guests = db.roles.all().find(({ guests }) => guests)
  if (guests) db.roles.update(guests.id, { permissions: [] })
}

describe('signing in', () => {
  it("leads from the site's link to the form, and then home", async () => {
    const { user } = await openSite('/album/2', { prepare: shorten })
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    expect(await heading('Welcome back')).toBeVisible()
    await signIn(user)
    expect(await heading('Izlašu veidotāji')).toBeVisible()
    expect(await account('Anna Bērziņa')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(address()).toBe('/')
  })

  it('leads back to the page that required it, and drops the form from the history', async () => {
    const { user } = await openSite('/album/2?from=mail', { prepare: hideMusicFromGuests })
    await signIn(user)
    expect(await heading('Seven Hills Away')).toBeVisible()
    expect(address()).toBe('/album/2?from=mail')
    expect(await account('Anna Bērziņa')).toBeVisible()
  })

  it('works where the form is the homepage', async () => {
    const { user } = await openSite('/', { prepare: ({ db }) => void (db.settings.homepage = { type: 'loginPage' }) })
    await signIn(user)
    expect(await heading('Jaunumi')).toBeVisible()
    expect(address()).toBe('/')
  })

  it('leads administrators to the admin area', async () => {
    const { user } = await openSite('/login')
    await signIn(user, personas.admin)
    expect(await heading('Administration')).toBeVisible()
    expect(address()).toBe('/admin')
  })

  it('shows the verification screen for an unconfirmed email address', async () => {
    const { user } = await openSite('/login')
    await signIn(user, personas.unverified)
    expect(await heading('Verify your email')).toBeVisible()
  })
})

describe('signing out', () => {
  it("clears the user's data and leads to the form", async () => {
    const { user } = await openSite('/album/2', { as: 'free' })
    queryClient.setQueryData(['mine'], 'private')
    await signOut(user)
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/login')
    expect(queryClient.getQueryData(['mine'])).toBeUndefined()
    expect(getBootstrap().user).toBeNull()
  })

  it('sets no returnTo where guests may not see the page', async () => {
    const { user } = await openSite('/album/2', { as: 'free', prepare: hideMusicFromGuests })
    await signOut(user)
    expect(await heading('Welcome back')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('leads to the form when the server fails, and announces the pending sign-out', async () => {
    const { user, world } = await openSite('/album/2', { as: 'free' })
    world.faults.set([{ kind: 'status', status: 500, endpoint: 'auth.logout', times: 1 }])
    await signOut(user)
    // The other layout mounts its own region, so no node is kept.
    const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
    await waitFor(() => expect(messages().getByText(/signed out on this device/)).toBeVisible())
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('leads to the form when the session has expired', async () => {
    const { user, world } = await openSite('/album/2', { as: 'free' })
    await user.click(await account('Anna Bērziņa'))
    const logOut = await screen.findByRole('menuitem', { name: 'Log out' })
    world.sessions.expire(mockBackend.session)
    await user.click(logOut)
    expect(await heading('Welcome back')).toBeVisible()
    expect([address(), getBootstrap().user, screen.getByRole('alert').textContent]).toEqual(['/login', null, ''])
  })
})

describe('session', () => {
  it('renews silently when the server no longer accepts its token', async () => {
    const { user, world } = await openSite('/album/2', { as: 'free' })
    world.faults.set([{ kind: 'status', status: 419, endpoint: 'auth.logout', times: 1 }])
    await signOut(user)
    expect(await heading('Welcome back')).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  /** Ends the session on the server, refuses the next request, and opens the album's artist. */
  async function continueAfterExpiry({ world }: Awaited<ReturnType<typeof openSite>>) {
    world.sessions.signOut(mockBackend.session)
    world.faults.set([{ kind: 'status', status: 401, endpoint: 'artists.show', times: 1 }])
    const [artist] = await screen.findAllByRole('link', { name: 'The Pocket Orchestra' })
    // A pointer would hover first, and the prefetch could take the refusal.
    if (artist) fireEvent.click(artist)
  }

  it('continues for a guest after the session has ended, where guests may see the page', async () => {
    await continueAfterExpiry(await openSite('/album/2', { as: 'free' }))
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await heading('The Pocket Orchestra')).toBeVisible()
  })

  it('leads to the form and back after the session has ended, where guests may not see the page', async () => {
    const site = await openSite('/album/2', { as: 'free', prepare: hideMusicFromGuests })
    await continueAfterExpiry(site)
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toMatch('/login?returnTo=%2Fartist%2F21%2Fthe-pocket-orchestra')
    await signIn(site.user)
    expect(await heading('The Pocket Orchestra')).toBeVisible()
  })
})
