import { describe, expect, it } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { activeRoutes, homepages } from './active-routes'
import { routes } from './routes'

const member = { user: { id: 5 } }
const child = { user: { id: 8, permissions: permissionsOf('family.open') } }
const player = routes.find(({ path }) => path === '/')

/** The row at `/`, by its homepage type; `player` for the web player's home. */
function homeOf(visitor: object, settings: object, isEditor = false): string {
  const rows = activeRoutes(bootstrapOf({ ...visitor, settings }), isEditor).filter(({ path }) => path === '/')
  expect(rows).toHaveLength(1)
  const [row] = rows
  return row === player ? 'player' : (Object.entries(homepages).find(([, homepage]) => homepage === row)?.[0] ?? 'none')
}

describe('activeRoutes', () => {
  it.each([
    [{ type: 'channel', value: 1 }, 'player'],
    [{ type: 'channels', value: 'jaunumi' }, 'player'],
    [{ type: 'loginPage' }, 'loginPage'],
    [{ type: 'registerPage' }, 'registerPage'],
    [{ type: 'landingPage' }, 'landingPage'],
    [{ type: 'customPage', value: 'par-mums' }, 'customPage'],
    [{ type: 'customPage', value: 3 }, 'customPage'],
    [{ type: 'customPage' }, 'player'],
    [{ type: 'customPage', value: '' }, 'player'],
    [{ type: 'somethingNew' }, 'player'],
    [{ type: 'constructor' }, 'player'],
    [{}, 'player'],
    [[], 'player'],
  ])('shows guests and the appearance editor at homepage %j: %s, and users the player', (homepage, expected) => {
    expect(homeOf({}, { homepage })).toBe(expected)
    expect(homeOf(member, { homepage }, true)).toBe(expected)
    expect(homeOf(member, { homepage })).toBe('player')
    expect(homeOf(child, { homepage })).toBe('player')
  })

  it('shows sign-in instead of the registration while that is disabled', () => {
    const settings = { homepage: { type: 'registerPage' }, registration: { disable: true } }
    expect(homeOf({}, settings)).toBe('loginPage')
    expect(homeOf(member, settings, true)).toBe('loginPage')
  })
})
