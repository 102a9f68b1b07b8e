import { beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { enterVerified } from './enter-verified'

const location = { reload: vi.fn<() => void>(), assign: vi.fn<(url: string | URL) => void>() }

beforeEach(() => {
  localStorage.clear()
  location.reload.mockReset()
  location.assign.mockReset()
})

it.each([
  ['loads the page anew', false, true, []],
  ['goes on to pay for the plan that was chosen', true, true, ['http://dziesma.test/checkout/44/2/9']],
  ['loads the page anew where nothing is sold', true, false, []],
])('whoever is verified %s', (_, hasChosen, enable, addresses) => {
  setBootstrap(bootstrapOf({ settings: { billing: { enable } } }))
  if (hasChosen) onboardingSelection.write({ productId: 44, priceId: 2, couponId: 9 })
  enterVerified(location)
  expect(location.assign.mock.calls.flat()).toEqual(addresses)
  expect(location.reload).toHaveBeenCalledTimes(addresses.length === 0 ? 1 : 0)
})
