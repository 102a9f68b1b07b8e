import { captcha } from '@/contract/groups/captcha'

import { captcha as documented } from '../../documented/groups/captcha'
import { mockGroup } from '../pipeline/mock-group'

/** Captcha token of a visitor who fails the check. */
export const ROBOT_TOKEN = 'robot'

export const captchaHandlers = mockGroup(captcha, documented, {
  verify: ({ body }) => ({ success: body.token !== ROBOT_TOKEN }),
})
