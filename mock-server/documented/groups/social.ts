import { eachMember } from '../bootstrap-data'
import { type DocumentedGroup, required, signedIn } from '../documented'

export const social = {
  section: '3.1',
  rule: 'Connecting asks for the password and returns bootstrap data; disconnecting returns a `status`.',
  screens: ['sign-in (also to join a workspace)'],
  endpoints: {
    connect: {
      call: 'POST secure/auth/social/connect',
      source: '3.1',
      body: { password: required() },
      rights: [],
      bootstrapIn: 'bootstrapData',
      responses: eachMember((bootstrapData) => ({ bootstrapData })),
      refusals: ['422 wrong password'],
    },
    disconnect: {
      call: 'POST secure/auth/social/:service/disconnect',
      source: '3.1',
      screens: ['account settings: sessions, social accounts, tokens'],
      ...signedIn,
      responses: { status: { status: 'success' } },
    },
  },
} satisfies DocumentedGroup
