import { eachGuest, eachMember } from '../bootstrap-data'
import { type DocumentedGroup, optional, required } from '../documented'

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
      bootstrapIn: 'bootstrapData',
      responses: {
        ...eachMember((bootstrapData) => ({ bootstrapData, two_factor: false })),
        'two factors': { two_factor: true },
      },
      refusals: ['422 bad credentials'],
    },
    logout: {
      call: 'POST auth/logout',
      source: '3',
      screens: ['account menu, sidebar', 'suspended account'],
      rights: [],
      bootstrapIn: 'bootstrapData',
      responses: eachGuest((bootstrapData) => ({ bootstrapData, status: 'success' })),
    },
  },
} satisfies DocumentedGroup
