import { describe, expect, it } from 'vitest'

import { twoFactorState } from './two-factor'

const since = '2026-01-15T09:00:00.000000Z'

describe('twoFactorState', () => {
  it.each([
    ['off', {}],
    ['off', { two_factor_confirmed_at: null, two_factor_recovery_codes: null }],
    ['off', { two_factor_recovery_codes: [] }],
    ['unconfirmed', { two_factor_recovery_codes: 'eyJpdiI6' }],
    ['unconfirmed', { two_factor_recovery_codes: ['aaaaaaaaaa-bbbbbbbbbb'] }],
    ['on', { two_factor_confirmed_at: since, two_factor_recovery_codes: ['aaaaaaaaaa-bbbbbbbbbb'] }],
    ['on', { two_factor_confirmed_at: since }],
  ])('returns %s for %j', (state, fields) => expect(twoFactorState(fields)).toBe(state))
})
