import type { emailVerification } from '@/contract/groups/email-verification'
import { emailVerification as documented } from '@mock/documented/groups/email-verification'
import { personas, VERIFICATION_CODE } from '@mock/state/seeds/personas'

import { groupCases } from '../case'

const mockOnly = 'needs an account that is not verified'

export const emailVerificationCases = groupCases<typeof emailVerification>(documented, {
  resend: [
    {
      name: 'unverified',
      as: 'unverified',
      input: { body: { email: personas.unverified.email } },
      status: 200,
      mockOnly,
    },
    { name: 'no email address', as: 'unverified', input: { body: { email: '' } }, status: 422, mockOnly },
  ],
  validate: [
    { name: 'the mailed code', as: 'unverified', input: { body: { code: VERIFICATION_CODE } }, status: 200, mockOnly },
    { name: 'another code', as: 'unverified', input: { body: { code: '000000' } }, status: 422, mockOnly },
    { name: 'no code', as: 'unverified', input: { body: { code: '' } }, status: 422, mockOnly },
    { name: 'signed out', input: { body: { code: VERIFICATION_CODE } }, status: 401 },
  ],
})
