import { type DocumentedGroup, permitted, required, signedIn } from '../documented'

export const accessTokens = {
  section: '3.2',
  rule: 'A new token is returned once, as `plainTextToken`, beside its row in `token`.',
  screens: ['account settings: sessions, social accounts, tokens'],
  endpoints: {
    create: {
      call: 'POST access-tokens',
      source: '3.2; spec 6',
      body: { tokenName: required() },
      rights: permitted('api.access'),
      responses: {
        token: { token: { id: 1, name: 'Radio', last_used_at: null }, plainTextToken: '1|abc', status: 'success' },
      },
    },
    remove: {
      call: 'DELETE access-tokens/:id',
      source: '3.2',
      ...signedIn,
      responses: { status: { status: 'success' } },
    },
  },
} satisfies DocumentedGroup
