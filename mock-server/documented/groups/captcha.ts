import { type DocumentedGroup, required } from '../documented'

export const captcha = {
  section: '3',
  rule: 'The verdict on a reCAPTCHA token is `success`.',
  screens: ['registration (also to join a workspace)', 'contact'],
  failsIn: 'resources/client/core/shared/captcha/verify-human.test.ts',
  endpoints: {
    verify: {
      call: 'POST recaptcha/verify',
      source: '3',
      body: { token: required() },
      rights: [],
      responses: { human: { success: true }, robot: { success: false } },
    },
  },
} satisfies DocumentedGroup
