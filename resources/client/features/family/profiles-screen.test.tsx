import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { queryClient } from '@/core/platform/api/query-client'
import { storedForSession } from '@/core/platform/session/session-storage'
import { stored } from '@/core/platform/storage/local'
import { storeToast } from '@/core/shared/toasts/toast-after-reload'
import { page } from '@/lib/browser/url'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, failing, solveParentalGate } from '@tests/account-settings'
import { openSite } from '@tests/site'

const PROFILES = '/account-settings/profiles'
const ELZA = personas.child.id
const LAURA = { name: 'Laura', email: personas.parent.email }

beforeAll(() => import('@/core/shared/dialogs/confirm-dialog'))
beforeEach(() => vi.spyOn(page, 'replace').mockImplementation(() => {}))

const elza = () => screen.findByRole('button', { name: 'Listen as Elza Vītola' })

const KEY = 'dziesma:device:impersonation'
const remember = () => localStorage.setItem(KEY, JSON.stringify({ userId: ELZA, by: LAURA }))

/** Opens the site as Elza, after her parent has switched to her profile. */
const openAsElza = (path = '/') => openSite(path, { as: 'child', prepare: remember })

describe('ProfilesScreen', () => {
  it('lets a parent continue, choose a child, or add a profile while there is room', async () => {
    await openSite(PROFILES, { as: 'parent' })
    expect(await elza()).toHaveTextContent('Elza')
    expect(document.title).toBe("Who's listening? - Dziesma")
    expect(screen.getByRole('link', { name: 'Continue as Laura Vītola' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Add profile' })).toHaveAttribute('href', '/account-settings/new')
    expect(screen.getByRole('link', { name: 'Manage profiles' })).toHaveAttribute(
      'href',
      '/account-settings#family-access',
    )
  })

  it('offers no new profile to a full family', async () => {
    await openSite(PROFILES, { as: 'parentAtCap' })
    expect(await screen.findAllByRole('button', { name: /^Listen as/ })).toHaveLength(3)
    expect(screen.queryByRole('link', { name: 'Add profile' })).toBeNull()
  })

  it("opens from a parent's menu", async () => {
    const { user } = await openSite('/no/such/place', { as: 'parent' })
    await user.click(await screen.findByRole('button', { name: 'Account: Laura Vītola' }))
    await user.click(await screen.findByRole('menuitem', { name: "Who's listening?" }))
    expect(await elza()).toBeVisible()
  })

  describe('with a profile whose email address is not verified', () => {
    const unverified = ({ db }: World) => {
      db.settings.require_email_confirmation = true
      db.users.update(ELZA, { email_verified_at: null })
    }

    it.each([
      ['the choice of profiles', PROFILES, 'Listen as Elza Vītola (Email not verified)'],
      ['the account settings', '/account-settings', 'Verify the email of Elza Vītola'],
    ])('offers another email in %s instead of switching', async (_, path, name) => {
      const { user, world } = await openSite(path, { as: 'parent', prepare: unverified })
      await user.click(await screen.findByRole('button', { name }))
      const dialog = within(await screen.findByRole('dialog', { name: "“Elza Vītola” can't listen yet" }))
      await user.click(dialog.getByRole('button', { name: 'Resend email' }))
      expect(await screen.findByText('Email sent')).toBeVisible()
      expect(world.outbox.all(personas.child.email)).toHaveLength(1)
      await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      expect(page.replace).not.toHaveBeenCalled()
    })

    it('switches after a confirmation, to enter the code', async () => {
      const { user } = await openSite(PROFILES, { as: 'parent', prepare: unverified })
      await user.click(await screen.findByRole('button', { name: /^Listen as Elza/ }))
      await user.click(await screen.findByRole('button', { name: 'Enter code' }))
      await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
    })

    it('returns from the code to the parent', async () => {
      await openSite('/', {
        as: 'child',
        prepare: (world) => {
          unverified(world)
          remember()
        },
      })
      expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Sign in as Laura' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    })

    it.each([
      [true, 1],
      [false, 0],
    ])('says before a profile is created whether a code must be entered: %s', async (isRequired, count) => {
      const prepare = ({ db }: World) => void (db.settings.require_email_confirmation = isRequired)
      await openSite('/account-settings/new', { as: 'parent', prepare })
      expect(await screen.findByLabelText('Email')).toBeVisible()
      expect(screen.queryAllByText(/until the code is entered/)).toHaveLength(count)
    })
  })

  it('disables a suspended profile', async () => {
    await openSite(PROFILES, {
      as: 'parent',
      prepare: ({ db }) => void db.users.update(ELZA, { bans: [{ comment: null }] }),
    })
    expect(await screen.findByRole('button', { name: 'Listen as Elza Vītola (Suspended)' })).toBeDisabled()
  })

  it('offers a retry when the profiles fail to load', async () => {
    const { user, world } = await openSite(PROFILES, { as: 'parent', prepare: failing('family.list') })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await elza()).toBeVisible()
  })
})

describe('profile switch', () => {
  const note = stored({ key: 'note', schema: z.string() })
  const own = stored({ key: 'own', schema: z.string(), profile: personas.parent.id })

  it("reloads the site without the parent's data and remembers the parent", async () => {
    const { user } = await openSite(PROFILES, { as: 'parent' })
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    for (const store of [note, own, draft]) store.write('mine')
    await user.click(await elza())
    await waitFor(() => expect(page.replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`))
    expect([note, own, draft].map((store) => store.read())).toEqual([undefined, undefined, undefined])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(queryClient.getMutationCache().getAll()).toEqual([])
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify({ userId: ELZA, by: LAURA }))
    expect(sessionStorage.getItem(`dziesma:user:${ELZA}:toast`)).toContain('Impersonating User Elza Vītola')
    expect(screen.getByText(/^Switching to/)).toHaveTextContent('Switching to “Elza Vītola”…')
    expect(screen.getByRole('button', { name: 'Listen as Elza Vītola' })).toHaveAttribute('aria-busy', 'true')
  })

  it('changes nothing when the server refuses', async () => {
    const { user } = await openSite(PROFILES, { as: 'parent', prepare: failing('accounts.impersonate') })
    note.write('mine')
    await user.click(await elza())
    expect(await screen.findByText(/There was an issue/)).toBeVisible()
    expect(note.read()).toBe('mine')
    expect(await elza()).toBeEnabled()
    expect(page.replace).not.toHaveBeenCalled()
  })
})

describe('impersonation banner', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Current profile' })

  async function goBack(user: UserEvent): Promise<void> {
    await user.click(within(await banner()).getByRole('button', { name: 'Sign in as Laura' }))
    await solveParentalGate(user)
  }

  it('announces the impersonation once and stays', async () => {
    const confirmation = 'Impersonating User Elza Vītola'
    await openSite('/', {
      as: 'child',
      prepare: () => {
        remember()
        storeToast({ type: 'positive', message: confirmation }, ELZA)
      },
    })
    expect(await banner()).toHaveTextContent("You're listening as Elza Vītola.")
    expect(screen.getByText(confirmation)).toBeVisible()
    expect(Object.values(sessionStorage).join('')).not.toContain(confirmation)
  })

  it('hides the banner from another user', async () => {
    await openSite('/', { as: 'parent', prepare: remember })
    expect(screen.queryByRole('complementary', { name: 'Current profile' })).toBeNull()
  })

  it('ignores malformed storage', async () => {
    await openSite('/', { as: 'child', prepare: () => localStorage.setItem(KEY, '{"userId":10}') })
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(screen.queryByRole('complementary', { name: 'Current profile' })).toBeNull()
  })

  it('sends the parent to sign-in with their email address, and back to the choice', async () => {
    const { user, world } = await openAsElza()
    await goBack(user)
    const question = await screen.findByRole('dialog', { name: 'Sign in as Laura?' })
    expect(question).toHaveTextContent('The profile “Elza Vītola” will be signed out of this browser')
    await user.click(within(question).getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(LAURA.email)
    expect(window.location.pathname).toBe('/login')
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe(PROFILES)
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Current profile' })).toBeNull()
    expect(world.db.users.get(ELZA)).toBeDefined()
  })

  it('changes nothing when cancelled', async () => {
    const { user } = await openAsElza()
    await goBack(user)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Sign in as Laura?' })).getByRole('button', { name: 'Cancel' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await banner()).toBeVisible()
  })

  it('redirects to sign-in and drops the profile when the server fails', async () => {
    const { user, world } = await openAsElza()
    world.faults.set([{ kind: 'status', status: 500, endpoint: 'auth.logout', times: 1 }])
    await goBack(user)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Sign in as Laura?' })).getByRole('button', { name: 'Sign in' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(personas.parent.email)
  })

  it('lets a child continue or call the parent', async () => {
    await openAsElza(PROFILES)
    expect(await screen.findByRole('link', { name: 'Continue as Elza Vītola' })).toHaveAttribute('href', '/')
    expect(
      within(screen.getByRole('main')).getByRole('button', { name: 'Sign in as Laura (For grown-ups)' }),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Manage profiles' })).toBeNull()
  })

  it('ends the impersonation when the user signs in directly', async () => {
    const { user } = await openSite('/login', { prepare: remember })
    await enter(user, await screen.findByRole('textbox', { name: 'Email' }), personas.child.email)
    await enter(user, screen.getByLabelText('Password'), PERSONA_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  })
})
