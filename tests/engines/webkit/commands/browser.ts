import * as z from 'zod/mini'

import { command } from './command'

/** Commands of the module `browser`. */
export const browserCommands = {
  'browser.close': command(z.looseObject({}), (_params, browser) => browser.close()),
  'browser.createUserContext': command(z.looseObject({}), (_params, browser) => ({
    userContext: browser.createUserContext().id,
  })),
  'browser.removeUserContext': command(z.object({ userContext: z.string() }), async ({ userContext }, browser) => {
    const context = browser.userContext(userContext)
    browser.userContexts.delete(userContext)
    await context.remove()
  }),
  'browser.setDownloadBehavior': command(
    z.object({
      downloadBehavior: z.nullable(z.object({ type: z.string(), destinationFolder: z.optional(z.string()) })),
      userContexts: z._default(z.array(z.string()), []),
    }),
    ({ downloadBehavior, userContexts }, browser) => {
      for (const id of userContexts) browser.userContext(id).downloads = downloadBehavior?.destinationFolder
    },
  ),
}
