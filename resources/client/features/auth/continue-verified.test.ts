import { beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { continueVerified } from './continue-verified'

const location = { reload: vi.fn<() => void>(), assign: vi.fn<(url: string | URL) => void>() }

beforeEach(() => {
  localStorage.clear()
  location.reload.mockReset()
  location.assign.mockReset()
})

it.each([
  ['reloads the page', false, true, []],
  ['opens the checkout of the plan chosen before registration', true, true, ['http://dziesma.test/checkout/44/2/9']],
  ['reloads the page where nothing is sold', true, false, []],
])('continueVerified %s', (_, hasChosen, enable, urls) => {
  setBootstrap(bootstrapOf({ settings: { billing: { enable } } }))
  if (hasChosen) onboardingSelection.write({ productId: 44, priceId: 2, couponId: 9 })
  continueVerified(location)
  expect(location.assign.mock.calls.flat()).toEqual(urls)
  expect(location.reload).toHaveBeenCalledTimes(urls.length === 0 ? 1 : 0)
})
