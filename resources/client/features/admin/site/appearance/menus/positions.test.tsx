import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openSite } from '@tests/site'

import { positions } from './positions'

const LABEL = 'Putni un zvēri'
const menuAt = (position: string) => ({
  id: 'm',
  name: 'Izvēlne',
  positions: [position],
  items: [{ id: 'i', type: 'route', label: LABEL, action: '/izlases', roles: [], permissions: [], settings: {} }],
})
const shown = Object.entries(positions).filter(([, { page }]) => page !== undefined)

describe('pages of the preview for menus', () => {
  it.each(shown)('show the menu at %s', async (name, { page = '', isLanding, isForMembers }) => {
    const { user } = await openSite(page, {
      ...(isForMembers && { as: 'free' }),
      prepare: ({ db }) => {
        db.settings.menus = [menuAt(name)]
        db.settings.homepage = { type: isLanding ? 'landingPage' : 'loginPage' }
      },
    })
    if (name === 'auth-dropdown') await user.click(await screen.findByRole('button', { name: /^Account: / }))
    expect(await screen.findByText(LABEL)).toBeInTheDocument()
  })

  it('exist for all but those of the administration', () => {
    const others = Object.keys(positions).filter((name) => !shown.some(([each]) => each === name))
    expect(others).toEqual(['admin-navbar', 'admin-sidebar'])
  })

  it('open as a member who sees the menu, and leave the visitor of before', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
    const { user } = await openSite('/admin/appearance?section=menus&item=m', {
      as: 'admin',
      prepare: ({ db }) => void (db.settings.menus = [menuAt('account-settings-page')]),
    })
    const member = await screen.findByRole('button', { name: 'Member', pressed: true })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(member).toHaveAttribute('aria-pressed', 'false'))
    vi.unstubAllGlobals()
  })
})
