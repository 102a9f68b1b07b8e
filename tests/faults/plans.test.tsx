import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { Screen as PricingScreen } from '@/features/pricing/pricing-screen'

import { messages, openScreen, press, runOnBench, timeOutRequests, type } from './bench'
import { everyFault, pathOf } from './fault-table'

/*
 * A validation changes nothing on the server, so that the rows of a fault table, which count what was applied, don't fit.
 */
const call = { endpoint: 'coupons.validate' }
const CODE = 'GIMENE50'

const loweredPrices = () => document.querySelectorAll('del')
const field = () => screen.findByLabelText('Coupon code')

runOnBench()

describe('coupon on the pricing page', () => {
  it.each(Object.entries(everyFault))(
    '%s: shows a message, keeps the code and the prices, and is accepted on a retry',
    async (kind, { fault }) => {
      const world = await openScreen({ path: '/pricing', pattern: '/pricing', element: <PricingScreen /> })
      await field()
      if (kind === 'stalls') timeOutRequests(pathOf(call.endpoint))
      world.faults.set([{ ...fault, ...call }])
      type('Coupon code', CODE)
      press('Apply')
      await waitFor(async () => expect(await field()).toBeInvalid())
      expect(messages()).not.toBe('')
      expect(await field()).toHaveValue(CODE)
      expect(loweredPrices()).toHaveLength(0)
      vi.unstubAllGlobals()

      world.faults.set([])
      press('Apply')
      await waitFor(() => expect(loweredPrices()).toHaveLength(1))
    },
  )
})
