import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('MobileAppScreen', () => {
  it('shows a screenshot of the player, and links to both stores', async () => {
    await openSite('/muzikas-platforma-berniem-aplikacija')
    const picture = await screen.findByRole('img', { name: /^Šūpuļdziesma atskaņotājā/ })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/images\/product\/phone\.webp$/))
    const stores = within(screen.getByRole('list', { name: 'Lejupielādē lietotni' })).getAllByRole('link')
    expect(stores.map((link) => link.textContent)).toEqual([
      'Lejupielādē no App Store (atveras jaunā cilnē)',
      'Lejupielādē no Google Play (atveras jaunā cilnē)',
    ])
  })
})
