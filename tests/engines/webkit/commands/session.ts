import * as z from 'zod/mini'

import { command } from './command'

/** Commands of the module `session`. Every event is sent, whatever is subscribed. */
export const sessionCommands = {
  'session.new': command(z.looseObject({}), () => ({
    sessionId: 'webkit',
    capabilities: {
      acceptInsecureCerts: false,
      browserName: 'MiniBrowser',
      browserVersion: 'WebKitGTK',
      platformName: 'linux',
      setWindowRect: true,
      userAgent: '',
    },
  })),
  'session.subscribe': command(z.looseObject({}), () => ({ subscription: 'all' })),
  'session.unsubscribe': command(z.looseObject({}), () => {}),
  'session.end': command(z.looseObject({}), (_params, browser) => browser.close()),
}
