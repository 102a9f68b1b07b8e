import { captcha } from '@/contract/captcha'

import { mockGroup } from '../mock'

/** What stands in for the token of a visitor who is no human. */
export const ROBOT_TOKEN = 'robot'

export const captchaHandlers = mockGroup('captcha', captcha, {
  verify: ({ body }) => ({ success: body.token !== ROBOT_TOKEN }),
})
