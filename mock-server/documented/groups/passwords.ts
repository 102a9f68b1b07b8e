import { type DocumentedGroup, empty, required, signedIn } from '../documented'
import { newPassword } from '../fields'

export const passwords = {
  section: '3',
  rule: 'Password forms return a `message`, or the reason in `errors` (422).',
  screens: ['forgotten password, password reset'],
  endpoints: {
    forgot: {
      call: 'POST auth/forgot-password',
      source: '3; spec 6, 7',
      body: { email: required() },
      rights: ['guest'],
      responses: { message: { message: 'We have emailed your password reset link!' } },
      refusals: ['422 unknown email address'],
    },
    reset: {
      call: 'POST auth/reset-password',
      source: '3; spec 6, 7',
      body: { token: required(), email: required(), ...newPassword },
      rights: ['guest'],
      responses: { message: { message: 'Your password has been reset!' } },
      refusals: ['422 bad token'],
    },
    change: {
      call: 'PUT auth/user/password',
      source: '3',
      screens: ['account settings: password, two-factor'],
      body: { current_password: required(), ...newPassword },
      ...signedIn,
      responses: empty,
      refusals: ['422 invalid fields'],
    },
  },
} satisfies DocumentedGroup
