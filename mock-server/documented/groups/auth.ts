import { type DocumentedGroup, optional, required } from '../documented'
import { eachBootstrap } from '../samples'

export const auth = {
  section: '3',
  rule: 'A sign-in returns new bootstrap data, or `two_factor: true`; a sign-out returns the guest’s bootstrap data.',
  screens: ['sign-in (also to join a workspace)'],
  endpoints: {
    login: {
      call: 'POST auth/login',
      source: '3; spec 6, 7',
      body: { email: required(), password: required(), remember: optional() },
      rights: ['guest'],
      responses: {
        ...eachBootstrap((bootstrapData) => ({ bootstrapData, two_factor: false })),
        'two factors': { two_factor: true },
      },
      refusals: ['422 bad credentials'],
    },
    logout: {
      call: 'POST auth/logout',
      source: '3',
      screens: ['account menu, sidebar', 'suspended account'],
      rights: [],
      responses: eachBootstrap((bootstrapData) => ({ bootstrapData, status: 'success' })),
    },
  },
} satisfies DocumentedGroup
