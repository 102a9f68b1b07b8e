import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type PersonaKey, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const address = () => window.location.pathname + window.location.search
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Removes the permission to see music from guests and users. */
function hideMusic({ db }: World) {
  for (const { id, permissions } of db.roles.all()) {
    db.roles.update(id, { permissions: permissions.filter(({ name }) => name !== 'music.view') })
  }
}

describe('guards, for a guest without music.view', () => {
  it.each([
    ['/', '/login'],
    ['/album/2/putni?from=mail', '/login?returnTo=%2Falbum%2F2%2Fputni%3Ffrom%3Dmail'],
    ['/genre/rotalas', '/login?returnTo=%2Fgenre%2Frotalas'],
  ])('redirects from %s to %s', async (path, login) => {
    await openSite(path, { prepare: hideMusic })
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe(login)
  })
})

describe('guards, for a user', () => {
  it.each([
    ['/login', '/'],
    ['/login?returnTo=%2Fjaunumi', '/jaunumi'],
    ['/workspace/join/login', '/'],
    ['/login?returnTo=%2F%2Fevil.test', '/'],
    ['/login?returnTo=%2Flogin', '/'],
  ])('redirects from %s to %s', async (path, target) => {
    await openSite(path, { as: 'free' })
    expect(await heading(target === '/' ? 'Sākums' : 'Jaunumi')).toBeVisible()
    expect(address()).toBe(target)
  })

  it.each([
    ['they are switched off', { integrated: true, enable: false }],
    // As a text: the server omits values that are falsy (backend contract, section 1.5).
    ['the server lacks billing', { integrated: '0', enable: true }],
  ])('shows not-found to a user without music.view where no plans are sold: %s', async (_, billing) => {
    const disableSales = (world: World) => {
      hideMusic(world)
      Object.assign(world.db.settings, { billing })
    }
    await openSite('/album/2', { as: 'free', prepare: disableSales })
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
    expect(address()).toBe('/album/2')
  })

  it('redirects to pricing where a plan could grant the permission', async () => {
    const sell = (world: World) => {
      hideMusic(world)
      world.db.settings.billing = { integrated: true, enable: true }
    }
    await openSite('/album/2', { as: 'free', prepare: sell })
    expect(await heading('Choose your plan')).toBeVisible()
    expect(address()).toBe('/pricing?for=music.view')
  })
})

describe('guards, for a child', () => {
  const shop = ['/pricing', '/checkout/1/2', '/billing', '/change-plan/3/1/confirm', '/1-par-1', '/BILLING/']

  it.each(shop)('redirects from %s to the account settings', async (path) => {
    await openSite(path, { as: 'child' })
    await waitFor(() => expect(address()).toBe('/account-settings'))
  })

  it('redirects to the account settings from features that the plan lacks, while plans are sold', async () => {
    const sell = (world: World) => {
      hideMusic(world)
      world.db.settings.billing = { integrated: true, enable: true }
    }
    await openSite('/library', { as: 'child', prepare: sell })
    await waitFor(() => expect(address()).toBe('/account-settings'))
  })

  it('lets a child listen', async () => {
    await openSite('/jaunumi', { as: 'child' })
    expect(await heading('Jaunumi')).toBeVisible()
  })
})

describe('guards, for a suspended user', () => {
  it.each(['/', '/album/2', '/library/songs', '/account-settings'])(
    'show only the suspension and a sign-out at %s',
    async (path) => {
      const { user } = await openSite(path, { as: 'banned' })
      expect(await heading('Your account is suspended')).toBeVisible()
      expect(address()).toBe(path)
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Log out' }))
      expect(await heading('Welcome back')).toBeVisible()
    },
  )

  it('show the suspension without a request when the page says it', async () => {
    const requestedPaths: string[] = []
    await openSite('/library/songs', {
      as: 'banned',
      prepare: ({ db, faults }) => {
        db.users.update(personas.banned.id, { banned_at: '2026-07-01T10:00:00.000000Z' })
        const { trigger } = faults
        faults.trigger = (endpoint) => (requestedPaths.push(endpoint), trigger(endpoint))
      },
    })
    expect(await heading('Your account is suspended')).toBeVisible()
    expect(requestedPaths).toEqual([])
  })

  it.each(['/', '/account-settings'])('lead from %s to the contact form, which a guest may send', async (path) => {
    const { user } = await openSite(path, { as: 'banned' })
    await user.click(await screen.findByRole('button', { name: 'Log out and contact us' }))
    expect(await heading('Contact us')).toBeVisible()
    expect(address()).toBe('/contact')
  })

  it('checks for a suspension once, however many requests are refused', async () => {
    let requestCount = 0
    await openSite('/', {
      as: 'banned',
      prepare: ({ faults }) => {
        const { trigger } = faults
        faults.trigger = (endpoint) => (endpoint === 'bootstrap.get' && (requestCount += 1), trigger(endpoint))
      },
    })
    expect(await heading('Your account is suspended')).toBeVisible()
    expect(requestCount).toBe(1)
  })
})

describe('guards of a disabled integration', () => {
  const switchOff = ({ db }: World) => {
    db.settings.workspaces = {}
    db.settings.notifications = {}
  }

  it.each([
    ['/workspaces', 'free'],
    ['/workspaces/1', 'free'],
    ['/workspace/join/0b1c2d3e', 'guest'],
    ['/notifications', 'free'],
    ['/notifications/settings', 'free'],
  ] as const)('shows not-found at %s', async (path, as) => {
    await openSite(path, { as, prepare: switchOff })
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })
})

describe('guards, for a user with an unconfirmed email address', () => {
  it.each(['/', '/album/2', '/jaunumi', '/login', '/no/such/place'])(
    'show only the verification at %s',
    async (path) => {
      await openSite(path, { as: 'unverified' })
      expect(await heading('Verify your email')).toBeVisible()
      expect(address()).toBe(path)
      expect(document.title).toBe('Verify your email - Dziesma')
      expect(screen.getAllByRole('main')).toHaveLength(1)
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    },
  )

  it('skip the confirmation where the site does not require it', async () => {
    await openSite('/jaunumi', {
      as: 'unverified',
      prepare: ({ db }) => void (db.settings.require_email_confirmation = false),
    })
    expect(await heading('Jaunumi')).toBeVisible()
  })
})

describe('a homepage that is not a channel', () => {
  const asLogin = ({ db }: World) => void (db.settings.homepage = { type: 'loginPage' })
  const visit = (as: PersonaKey) => openSite('/', { as, prepare: asLogin })

  it('opens for guests', async () => {
    await visit('guest')
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/')
  })

  it("shows users the menu's first channel instead", async () => {
    await visit('free')
    expect(await heading('Jaunumi')).toBeVisible()
  })
})
