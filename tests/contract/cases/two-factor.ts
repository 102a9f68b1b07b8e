import { twoFactor } from '@/contract/groups/two-factor'
import { twoFactor as documented } from '@mock/documented/groups/two-factor'
import { totp } from '@mock/kit/totp'

import { groupCases } from '../case'

const confirmed = true

export const twoFactorCases = groupCases<typeof twoFactor>(documented, {
  enable: [
    { name: 'with a confirmed password', as: 'free', confirmed, status: 200, writes: true },
    { name: 'without a confirmed password', as: 'free', status: 423 },
    { name: 'signed out', status: 401 },
  ],
  qrCode: [
    { name: 'after enabling', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    {
      name: 'before enabling',
      as: 'free',
      confirmed,
      before: [twoFactor.disable],
      status: 500,
      mockOnly: 'the error is not documented',
    },
    { name: 'without a confirmed password', as: 'free', status: 423 },
    { name: 'signed out', status: 401 },
  ],
  confirm: [
    {
      name: 'the authenticator’s code',
      as: 'free',
      confirmed,
      before: [twoFactor.enable],
      input: async (_, { client }) => {
        const { secret } = twoFactor.qrCode.response.parse(await (await client.send(twoFactor.qrCode)).json())
        return { body: { code: await totp(secret, Date.now()) } }
      },
      status: 200,
      mockOnly: 'would lock the account out',
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
    { name: 'without a confirmed password', as: 'free', input: { body: { code: '123456' } }, status: 423 },
    { name: 'signed out', input: { body: { code: '123456' } }, status: 401 },
  ],
  renewRecoveryCodes: [
    { name: 'after enabling', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    { name: 'without a confirmed password', as: 'free', status: 423 },
    { name: 'signed out', status: 401 },
  ],
  disable: [
    { name: 'after enabling', as: 'free', confirmed, before: [twoFactor.enable], status: 200, writes: true },
    { name: 'without a confirmed password', as: 'free', status: 423 },
    { name: 'signed out', status: 401 },
  ],
})
