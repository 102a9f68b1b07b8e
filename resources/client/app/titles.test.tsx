import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '../../../tests/site'

describe('the title of the page', () => {
  it.each([
    ['/', 'Dziesma'],
    ['/izlases', 'Izlases - Dziesma'],
    ['/genre/ziemassvetki', 'Ziemassvētki - Dziesma'],
    ['/artist/21/anything', 'The Pocket Orchestra - Dziesma'],
    ['/album/2/anything/else', 'Seven Hills Away - Dziesma'],
    ['/login', 'Sign in - Dziesma'],
    ['/no/such/place', 'Page not found - Dziesma'],
  ])('at %s is "%s"', async (path, title) => {
    await openSite(path)
    expect(document.title).toBe(title)
  })

  it('has the site’s own name', async () => {
    await openSite('/album/2', { prepare: ({ db }) => void (db.settings.branding = { site_name: 'Muzika' }) })
    expect(document.title).toBe('Seven Hills Away - Muzika')
  })

  it('changes with the screen, and is spoken', async () => {
    const { user } = await openSite('/album/2')
    const [artist] = within(screen.getByRole('main')).getAllByRole('link', { name: 'The Pocket Orchestra' })
    if (artist) await user.click(artist)
    await waitFor(() => expect(document.title).toBe('The Pocket Orchestra - Dziesma'))
    expect(await screen.findByText('The Pocket Orchestra - Dziesma', { ignore: 'title' })).toHaveAttribute('aria-live', 'polite')
    window.history.back()
    await waitFor(() => expect(document.title).toBe('Seven Hills Away - Dziesma'))
  })
})
