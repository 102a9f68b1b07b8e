import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { MockSettings } from '@mock/state/store/db'
import { openSite } from '@tests/site'

const notice = () => screen.queryByRole('region', { name: 'Cookies' })

const open = (path: string, cookie_notice: MockSettings['cookie_notice']) =>
  openSite(path, { prepare: ({ db }) => void (db.settings.cookie_notice = { enable: true, ...cookie_notice }) })

const accept = ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'OK' }))

describe('CookieNotice', () => {
  it('hides once accepted, and the server no longer asks for it', async () => {
    const site = await open('/contact', {})
    expect(notice()).toBeVisible()
    await accept(site)
    expect(notice()).toBeNull()
    expect(document.cookie).toContain('cookie_notice=true')
    await openSite('/contact', { prepare: ({ db }) => void (db.settings.cookie_notice = { enable: true }) })
    expect(notice()).toBeNull()
  })

  it('hides when another tab has accepted it', async () => {
    await open('/contact', {})
    document.cookie = 'cookie_notice=true'
    window.dispatchEvent(new Event('focus'))
    await expect.poll(notice).toBeNull()
  })

  it.each([
    ['/pages/privatums', '/pages/privatums'],
    ['https://example.com/cookies', 'https://example.com/cookies'],
  ])('links to %s', async (action, href) => {
    await open('/contact', { button: { label: 'Learn more', action } })
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', href)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('shows no link for %j', async (action) => {
    await open('/contact', { button: { label: 'Learn more', action } })
    expect(notice()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Learn more' })).toBeNull()
  })

  it.each([
    ['top', false],
    ['bottom', true],
  ])('sits at the %s', async (position, isBelow) => {
    await open('/contact', { position })
    const main = screen.getByRole('main')
    const order = main.compareDocumentPosition(notice() ?? main)
    expect(order === Node.DOCUMENT_POSITION_FOLLOWING).toBe(isBelow)
  })

  it('stays out of players embedded in other sites', async () => {
    await openSite('/album/2/the-pocket-orchestra/seven-hills-away/embed', {
      as: 'subscriber',
      prepare: ({ db }) => void (db.settings.cookie_notice = { enable: true }),
    })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(notice()).toBeNull()
  })
})
