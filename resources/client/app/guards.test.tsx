import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { PersonaKey } from '@mock/scenarios/personas'
import type { World } from '@mock/world'
import { openSite } from '@tests/site'

const address = () => window.location.pathname + window.location.search
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Takes the right to see music from guests and from users. */
function hideMusic({ db }: World) {
  for (const { id, permissions } of db.roles.all()) {
    db.roles.update(id, { permissions: permissions.filter(({ name }) => name !== 'music.view') })
  }
}

describe('a guest who may not see music', () => {
  it.each([
    ['/', '/login'],
    ['/album/2/putni?from=mail', '/login?returnTo=%2Falbum%2F2%2Fputni%3Ffrom%3Dmail'],
    ['/genre/rotalas', '/login?returnTo=%2Fgenre%2Frotalas'],
  ])('comes from %s to %s', async (path, login) => {
    await openSite(path, { prepare: hideMusic })
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe(login)
  })
})

describe('a user', () => {
  it.each([
    ['/login', '/'],
    ['/login?returnTo=%2Fjaunumi', '/jaunumi'],
    ['/workspace/join/login', '/'],
    ['/login?returnTo=%2F%2Fevil.test', '/'],
    ['/login?returnTo=%2Flogin', '/'],
  ])('has nothing to do at %s and comes to %s', async (path, target) => {
    await openSite(path, { as: 'free' })
    expect(await heading(target === '/' ? 'Sākums' : 'Jaunumi')).toBeVisible()
    expect(address()).toBe(target)
  })

  it('who may not see music finds nothing', async () => {
    await openSite('/album/2', { as: 'free', prepare: hideMusic })
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
    expect(address()).toBe('/album/2')
  })

  it('who could buy the right is led to the shop, and not round in circles while there is none', async () => {
    const sell = (world: World) => {
      hideMusic(world)
      world.db.settings.billing = { integrated: true, enable: true }
    }
    await openSite('/album/2', { as: 'free', prepare: sell })
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
    expect(address()).toBe('/pricing')
  })
})

describe('a child', () => {
  const shop = ['/pricing', '/checkout/1/2', '/billing', '/change-plan/3', '/1-par-1', '/BILLING/']

  it.each(shop)('is led from %s to the account settings', async (path) => {
    await openSite(path, { as: 'child' })
    await waitFor(() => expect(address()).toBe('/account-settings'))
  })

  it('is led to the account settings from what the plan does not include, while plans are sold', async () => {
    const sell = (world: World) => {
      hideMusic(world)
      world.db.settings.billing = { integrated: true, enable: true }
    }
    await openSite('/library', { as: 'child', prepare: sell })
    await waitFor(() => expect(address()).toBe('/account-settings'))
  })

  it('listens like everybody', async () => {
    await openSite('/jaunumi', { as: 'child' })
    expect(await heading('Jaunumi')).toBeVisible()
  })
})

describe('a suspended user', () => {
  it.each(['/', '/album/2', '/library/songs', '/account-settings'])(
    'sees the suspension alone at %s, and may log out',
    async (path) => {
      const { user } = await openSite(path, { as: 'banned' })
      expect(await heading('Your account is suspended')).toBeVisible()
      expect(address()).toBe(path)
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Log out' }))
      expect(await heading('Welcome back')).toBeVisible()
    },
  )

  it('is asked about once, however many calls are refused', async () => {
    let asked = 0
    await openSite('/', {
      as: 'banned',
      prepare: ({ faults }) => {
        const { strike } = faults
        faults.strike = (endpoint) => (endpoint === 'bootstrap.get' && (asked += 1), strike(endpoint))
      },
    })
    expect(await heading('Your account is suspended')).toBeVisible()
    expect(asked).toBe(1)
  })
})

describe('a part of the site that is switched off', () => {
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
  ] as const)('has nothing at %s', async (path, as) => {
    await openSite(path, { as, prepare: switchOff })
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })
})

describe('who has not confirmed the e-mail address', () => {
  it.each(['/', '/album/2', '/jaunumi', '/login', '/no/such/place'])(
    'sees that at %s and nothing else',
    async (path) => {
      await openSite(path, { as: 'unverified' })
      expect(await heading('Verify your email')).toBeVisible()
      expect(address()).toBe(path)
      expect(document.title).toBe('Verify your email - Dziesma')
      expect(screen.getAllByRole('main')).toHaveLength(1)
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    },
  )

  it('need not where the site does not ask for it', async () => {
    await openSite('/jaunumi', {
      as: 'unverified',
      prepare: ({ db }) => void (db.settings.require_email_confirmation = false),
    })
    expect(await heading('Jaunumi')).toBeVisible()
  })
})

describe('a homepage that is no channel', () => {
  const asLogin = ({ db }: World) => void (db.settings.homepage = { type: 'loginPage' })
  const visit = (as: PersonaKey) => openSite('/', { as, prepare: asLogin })

  it('is for guests', async () => {
    await visit('guest')
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/')
  })

  it('gives members the first channel of the menu', async () => {
    await visit('free')
    expect(await heading('Jaunumi')).toBeVisible()
  })
})
