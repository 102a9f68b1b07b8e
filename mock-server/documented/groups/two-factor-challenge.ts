import { eachMember } from '../bootstrap-data'
import { type DocumentedGroup, either } from '../documented'

export const twoFactorChallenge = {
  section: '3',
  rule: 'The challenge takes `code` or `recovery_code`, and responds like a sign-in; a wrong one is refused in `errors`.',
  screens: ['sign-in (also to join a workspace)'],
  endpoints: {
    submit: {
      call: 'POST auth/two-factor-challenge',
      source: '3',
      body: { code: either('recovery_code'), recovery_code: either('code') },
      rights: ['guest'],
      bootstrapIn: 'bootstrapData',
      responses: eachMember((bootstrapData) => ({ bootstrapData, two_factor: false })),
      refusals: ['422 wrong code or recovery code'],
    },
  },
} satisfies DocumentedGroup
