import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import { openSite } from '@tests/site'

const PAGE = '/admin/logs/emails'
const admin = { as: 'admin' } as const

describe('the log of outgoing emails', () => {
  it('filters by state, and opens an email', async () => {
    const filters = encodeFilters([{ key: 'status', operator: '=', value: 'error' }])
    const { user } = await openSite(`${PAGE}?filters=${encodeURIComponent(filters)}`, admin)
    await user.click(await screen.findByRole('link', { name: 'Rēķins par oktobri' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Rēķins par oktobri' })).toBeVisible()
    expect(screen.getByText('Not delivered')).toBeVisible()
    expect(screen.getByText('parent@dziesma.test, nav-adrese@')).toBeVisible()
  })

  it('shows the message in a frame without scripts, the text and the headers', async () => {
    const { user } = await openSite(`${PAGE}/2`, admin)
    const frame = await screen.findByTitle('Message')
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    expect(screen.getByRole('link', { name: 'Download (.eml)' })).toHaveAttribute(
      'href',
      'http://dziesma.test/api/v1/logs/outgoing-email/2/download',
    )
    await user.click(screen.getByRole('tab', { name: 'Text' }))
    expect(screen.getByText('Šonedēļ: “Aijā, žūžū” un vēl 11 dziesmas.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Headers' }))
    expect(within(screen.getByRole('tabpanel')).getByText('Message-ID')).toBeVisible()
  })

  it('shows pictures of other sites on request only', async () => {
    await openSite(`${PAGE}/2`, admin)
    expect(await screen.findByRole('link', { name: 'Show pictures' })).toHaveAttribute('href', `${PAGE}/2?pictures=1`)
    expect(screen.getByText(/^Pictures of other sites are not loaded/)).toBeVisible()
    cleanup()
    await openSite(`${PAGE}/2?pictures=1`, admin)
    expect(await screen.findByRole('link', { name: 'Hide pictures' })).toHaveAttribute('href', `${PAGE}/2`)
    expect(screen.getByText(/^Pictures of other sites are loaded/)).toBeVisible()
    expect(screen.queryByText(/not loaded/)).toBeNull()
  })

  it('shows not-found for an email that is gone', async () => {
    await openSite(`${PAGE}/99`, admin)
    expect(await screen.findByText("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })
})
