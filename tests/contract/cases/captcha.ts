import type { captcha } from '@/contract/groups/captcha'

import type { Cases } from '../case'

export const captchaCases: Cases<typeof captcha> = {
  verify: [
    {
      name: 'a valid token',
      input: { body: { token: 'human' } },
      status: 200,
      mockOnly: 'needs a token of the captcha',
    },
    { name: 'no token', input: { body: { token: '' } }, status: 422 },
  ],
}
