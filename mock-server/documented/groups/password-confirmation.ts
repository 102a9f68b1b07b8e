import { type DocumentedGroup, empty, required, signedIn } from '../documented'

export const passwordConfirmation = {
  section: '3',
  rule: 'The status says whether the password was `confirmed` recently; confirming takes `password`.',
  screens: ['account settings: password, two-factor'],
  endpoints: {
    status: {
      call: 'GET auth/user/confirmed-password-status',
      source: '3; spec 7, 9',
      query: { seconds: required() },
      ...signedIn,
      responses: { confirmed: { confirmed: true }, 'not confirmed': { confirmed: false } },
    },
    confirm: {
      call: 'POST auth/user/confirm-password',
      source: '3',
      body: { password: required() },
      ...signedIn,
      responses: { '201 empty string': '', ...empty },
      refusals: ['422 wrong password'],
    },
  },
} satisfies DocumentedGroup
