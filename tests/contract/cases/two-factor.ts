import { twoFactor } from '@/contract/two-factor'
import { totp } from '@mock/sign-in/totp'

import type { Cases } from '../case'

const confirmed = true

export const twoFactorCases: Cases<typeof twoFactor> = {
  enable: [
    { name: 'after confirming', as: 'free', confirmed, status: 200, writes: true },
    { name: 'unconfirmed', as: 'free', status: 423 },
    { name: 'nobody signed in', status: 401 },
  ],
  qrCode: [
    { name: 'begun', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    {
      name: 'not begun',
      as: 'free',
      confirmed,
      before: [twoFactor.disable],
      status: 500,
      mockOnly: 'how it fails is not stated',
    },
    { name: 'unconfirmed', as: 'free', status: 423 },
    { name: 'nobody signed in', status: 401 },
  ],
  confirm: [
    {
      name: 'the code of the authenticator',
      as: 'free',
      confirmed,
      before: [twoFactor.enable],
      input: async (_, { client }) => {
        const { secret } = twoFactor.qrCode.response.parse(await (await client.send(twoFactor.qrCode)).json())
        return { body: { code: await totp(secret, Date.now()) } }
      },
      status: 200,
      mockOnly: 'the account could not sign in any more',
    },
    {
      name: 'a wrong code',
      as: 'free',
      confirmed,
      before: [twoFactor.enable],
      input: { body: { code: '000000' } },
      status: 422,
      writes: true,
    },
    { name: 'no code', as: 'free', confirmed, input: { body: { code: '' } }, status: 422, writes: true },
    { name: 'unconfirmed', as: 'free', input: { body: { code: '123456' } }, status: 423 },
  ],
  renewRecoveryCodes: [
    { name: 'begun', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    { name: 'unconfirmed', as: 'free', status: 423 },
  ],
  disable: [
    { name: 'begun', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    { name: 'unconfirmed', as: 'free', status: 423 },
    { name: 'nobody signed in', status: 401 },
  ],
}
