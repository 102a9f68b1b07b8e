import { type DocumentedGroup, required } from '../documented'

export const emailVerification = {
  section: '3',
  rule: 'The mailed code has six digits; a wrong one is refused in `errors.code`.',
  screens: ['email verification', 'family profiles (panel, new, edit)'],
  endpoints: {
    resend: {
      call: 'POST resend-email-verification',
      source: '3',
      body: { email: required() },
      rights: [],
      responses: { status: { status: 'success' } },
    },
    validate: {
      call: 'POST validate-email-verification-otp',
      source: '3; trap 12',
      screens: ['email verification'],
      body: { code: required() },
      rights: [],
      responses: { status: { status: 'success' } },
      refusals: ['422 wrong code'],
    },
  },
} satisfies DocumentedGroup
