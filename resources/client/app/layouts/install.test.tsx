import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { installOffer, keepInstallOffer } from '@/lib/browser/install-offer'
import { openSite } from '@tests/site'
import { stubNavigator } from '@tests/stub-navigator'

const NOWHERE = '/no/such/place'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

beforeAll(keepInstallOffer)
afterEach(() => void delete installOffer.event)

/** Lets the browser offer the installation. */
function offer(prompt = vi.fn(() => Promise.resolve())) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^(Menu$|Account: )/ }))
  return within(await screen.findByRole('menu'))
}

const entryIn = async (user: UserEvent) => (await openMenu(user)).queryByRole('menuitem', { name: 'Install app' })

/** Makes the page an installed site's window. */
function stubInstalledWindow(): void {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), query.includes('standalone') && { matches: true }),
  )
}

describe('the entry that installs the site', () => {
  it.each([undefined, 'free', 'parent'] as const)("opens the browser's prompt once, for %s", async (as) => {
    const { event, prompt } = offer()
    expect(event.defaultPrevented).toBe(true)
    const { user } = await openSite(NOWHERE, as ? { as } : {})
    await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Install app' }))
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await entryIn(user)).toBeNull()
  })

  it('says when the prompt fails', async () => {
    offer(vi.fn(() => Promise.reject(new Error('No prompt'))))
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openSite(NOWHERE)
    await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Install app' }))
    expect(await screen.findByText('There was an issue. Please try again.')).toBeVisible()
  })

  it('hides where the browser offers nothing', async () => {
    const { user } = await openSite(NOWHERE)
    expect(await entryIn(user)).toBeNull()
  })

  it('hides from a child', async () => {
    offer()
    const { user } = await openSite(NOWHERE, { as: 'child' })
    expect(await entryIn(user)).toBeNull()
  })

  it('hides in the window of the installed site', async () => {
    offer()
    stubInstalledWindow()
    const { user } = await openSite(NOWHERE)
    expect(await entryIn(user)).toBeNull()
  })

  it.each([
    ['iPhone', 'iPhone; CPU iPhone OS 18_5 like Mac OS X'],
    ['iPad', 'Macintosh; Intel Mac OS X 10_15_7'],
  ])('explains the installation in Safari on an %s', async (_, device) => {
    stubNavigator({ userAgent: `Mozilla/5.0 (${device}) ${SAFARI}`, maxTouchPoints: 5 })
    const { user } = await openSite(NOWHERE)
    await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Install app' }))
    const steps = within(await screen.findByRole('dialog', { name: 'Install app' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tap the Share button'),
      expect.stringContaining('Add to Home Screen'),
    ])
    await user.click(steps.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['on a Mac', SAFARI.replace('Mobile/15E148 ', ''), 0],
    ['as an installed site', SAFARI, 5],
    ['of another browser on an iPhone', SAFARI.replace('Mobile', 'EdgiOS/137.0 Mobile'), 5],
  ])('explains nothing in Safari %s', async (where, userAgent, maxTouchPoints) => {
    stubNavigator({ userAgent, maxTouchPoints })
    if (where.includes('installed')) stubInstalledWindow()
    const { user } = await openSite(NOWHERE)
    expect(await entryIn(user)).toBeNull()
  })
})
