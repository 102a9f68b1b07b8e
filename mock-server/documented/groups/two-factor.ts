import { type DocumentedGroup, empty, required } from '../documented'

const twoFactorRights = ['signed in', 'confirmed password'] as const

export const twoFactor = {
  section: '3',
  rule: 'Two-factor routes need a recently confirmed password (423); the QR code comes with its `secret`.',
  screens: ['account settings: password, two-factor'],
  endpoints: {
    enable: {
      call: 'POST auth/user/two-factor-authentication',
      source: '3',
      rights: twoFactorRights,
      responses: empty,
    },
    qrCode: {
      call: 'GET auth/user/two-factor/qr-code',
      source: '3',
      rights: twoFactorRights,
      responses: { code: { svg: '<svg></svg>', secret: 'ABCDEFGH', status: 'success' } },
      refusals: ['500 not started'],
      assumed: 'the status before the setup is started',
    },
    confirm: {
      call: 'POST auth/user/confirmed-two-factor-authentication',
      source: '3',
      body: { code: required() },
      rights: twoFactorRights,
      responses: empty,
      refusals: ['422 wrong code'],
    },
    renewRecoveryCodes: {
      call: 'POST auth/user/two-factor-recovery-codes',
      source: '3',
      rights: twoFactorRights,
      responses: empty,
    },
    disable: {
      call: 'DELETE auth/user/two-factor-authentication',
      source: '3',
      rights: twoFactorRights,
      responses: empty,
    },
  },
} satisfies DocumentedGroup
