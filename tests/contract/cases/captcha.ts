import type { captcha } from '@/contract/groups/captcha'
import { captcha as documented } from '@mock/documented/groups/captcha'

import { groupCases } from '../case'

export const captchaCases = groupCases<typeof captcha>(documented, {
  verify: [
    {
      name: 'a valid token',
      input: { body: { token: 'human' } },
      status: 200,
      mockOnly: 'needs a token of the captcha',
    },
    { name: 'no token', input: { body: { token: '' } }, status: 422 },
  ],
})
