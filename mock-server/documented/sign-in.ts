import { type DocumentedEndpoint, either, empty, optional, required } from './documented'
import { eachBootstrap } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

const newPassword = { password: required(), password_confirmation: required() }
const twoFactorRights = ['signed in', 'confirmed password'] as const

/** Sign-in, sign-up and the account's security (sections 3, 3.1 and 3.2; Fortify). */
export const signInRows = {
  bootstrap: {
    get: {
      call: 'GET bootstrap-data',
      source: '1.3, 1.4',
      rights: [],
      responses: eachBootstrap((data) => ({ data, status: 'success' })),
    },
  },
  auth: {
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
      rights: [],
      responses: eachBootstrap((bootstrapData) => ({ bootstrapData, status: 'success' })),
    },
  },
  twoFactorChallenge: {
    submit: {
      call: 'POST auth/two-factor-challenge',
      source: '3',
      body: { code: either('recovery_code'), recovery_code: either('code') },
      rights: ['guest'],
      responses: eachBootstrap((bootstrapData) => ({ bootstrapData, two_factor: false })),
      refusals: ['422 wrong code or recovery code'],
    },
  },
  registration: {
    create: {
      call: 'POST auth/register',
      source: '3; trap 11',
      body: {
        email: required(),
        ...newPassword,
        invite_id: optional(),
        invite_type: optional(),
        token_name: optional(),
        // Flags of the site's policies, by their ids.
        '*': optional(),
      },
      rights: ['guest'],
      responses: {
        ...eachBootstrap((bootstrapData) => ({ status: 'success', bootstrapData })),
        'unverified email address': { status: 'needs_email_verification', bootstrapData: '{"settings":[]}' },
      },
      refusals: ['404 registration disabled', '422 invalid fields'],
    },
  },
  passwords: {
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
      body: { current_password: required(), ...newPassword },
      rights: ['signed in'],
      responses: empty,
      refusals: ['422 invalid fields'],
    },
  },
  emailVerification: {
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
      body: { code: required() },
      rights: [],
      responses: { status: { status: 'success' } },
      refusals: ['422 wrong code'],
    },
  },
  passwordConfirmation: {
    status: {
      call: 'GET auth/user/confirmed-password-status',
      source: '3; spec 7, 9',
      query: { seconds: required() },
      rights: ['signed in'],
      responses: { confirmed: { confirmed: true }, 'not confirmed': { confirmed: false } },
    },
    confirm: {
      call: 'POST auth/user/confirm-password',
      source: '3',
      body: { password: required() },
      rights: ['signed in'],
      responses: { '201 empty string': '', ...empty },
      refusals: ['422 wrong password'],
    },
  },
  twoFactor: {
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
  userSessions: {
    list: {
      call: 'GET user-sessions',
      source: '3.2; trap 32',
      rights: ['signed in'],
      responses: {
        'known device': {
          sessions: [
            {
              id: 1,
              platform: 'Linux',
              device_type: 'phone',
              browser: 'Firefox',
              country: 'lv',
              city: 'Rīga',
              ip_address: '192.0.2.1',
              is_current_device: true,
              last_active: '2024-05-04T10:00:00Z',
            },
          ],
        },
        'unknown platform and browser': { sessions: [{ id: 'a', platform: false, browser: false }] },
      },
    },
    logoutOthers: {
      call: 'POST user-sessions/logout-other',
      source: '3.2; trap 9',
      body: { password: required() },
      rights: ['signed in', 'confirmed password'],
      responses: empty,
    },
  },
  accessTokens: {
    create: {
      call: 'POST access-tokens',
      source: '3.2; spec 6',
      body: { tokenName: required() },
      rights: ['signed in', 'permission api.access'],
      responses: {
        token: { token: { id: 1, name: 'Radio', last_used_at: null }, plainTextToken: '1|abc', status: 'success' },
      },
    },
    remove: {
      call: 'DELETE access-tokens/:id',
      source: '3.2',
      rights: ['signed in'],
      responses: { status: { status: 'success' } },
    },
  },
  social: {
    connect: {
      call: 'POST secure/auth/social/connect',
      source: '3.1',
      body: { password: required() },
      rights: [],
      responses: eachBootstrap((bootstrapData) => ({ bootstrapData })),
      refusals: ['422 wrong password'],
    },
    disconnect: {
      call: 'POST secure/auth/social/:service/disconnect',
      source: '3.1',
      rights: ['signed in'],
      responses: { status: { status: 'success' } },
    },
  },
  contact: {
    send: {
      call: 'POST contact-page',
      source: '7; spec 7',
      body: { name: required(), email: required(), message: required() },
      rights: [],
      responses: empty,
      refusals: ['404 disabled', '422 invalid fields'],
    },
  },
  captcha: {
    verify: {
      call: 'POST recaptcha/verify',
      source: '3',
      body: { token: required() },
      rights: [],
      responses: { human: { success: true }, robot: { success: false } },
    },
  },
} satisfies Rows
