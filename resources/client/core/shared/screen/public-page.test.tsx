import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('PublicPage', () => {
  it.each([
    ['guests', undefined, 'Menu'],
    ['users', 'free', 'Account: Anna Bērziņa'],
  ] as const)('offers %s the pages of its menu on phones', async (_, as, name) => {
    const { user } = await openSite('/contact', as && { as })
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('menuitem', { name: 'Par mums' })).toBeVisible()
  })

  it('hides Register where registration is disabled', async () => {
    await openSite('/contact', { prepare: ({ db }) => void (db.settings.registration = { disable: true }) })
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  })

  it.each(['/contact', '/pricing'])('lets keyboard users skip the header of %s', async (path) => {
    const { user } = await openSite(path)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
