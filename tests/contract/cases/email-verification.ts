import type { emailVerification } from '@/contract/groups/email-verification'
import { emailVerification as documented } from '@mock/documented/groups/email-verification'
import { personas, VERIFICATION_CODE } from '@mock/state/seeds/personas'

import { groupCases } from '../case'

const unverified = { as: 'unverified', needs: ['unverified'] } as const

export const emailVerificationCases = groupCases<typeof emailVerification>(documented, {
  resend: [
    {
      name: 'unverified',
      as: 'unverified',
      input: { body: { email: personas.unverified.email } },
      status: 200,
      mockOnly: 'sends a mail',
    },
    { name: 'no email address', ...unverified, input: { body: { email: '' } }, status: 422 },
  ],
  validate: [
    {
      name: 'the mailed code',
      as: 'unverified',
      input: { body: { code: VERIFICATION_CODE } },
      status: 200,
      mockOnly: 'needs the mail',
    },
    { name: 'another code', ...unverified, input: { body: { code: '000000' } }, status: 422 },
    { name: 'no code', ...unverified, input: { body: { code: '' } }, status: 422 },
    { name: 'signed out', input: { body: { code: VERIFICATION_CODE } }, status: 401 },
  ],
})
