import * as z from 'zod/mini'

import { command } from './command'

const partitionSchema = z.object({ partition: z.object({ userContext: z.string() }) })

const cookieSchema = z.object({
  name: z.string(),
  value: z.object({ type: z.literal('string'), value: z.string() }),
  domain: z.string(),
  path: z._default(z.string(), '/'),
  httpOnly: z._default(z.boolean(), false),
  secure: z._default(z.boolean(), false),
  sameSite: z.optional(z.string()),
  expiry: z.optional(z.number()),
})

/** Commands of the module `storage`. */
export const storageCommands = {
  'storage.getCookies': command(partitionSchema, async ({ partition }, browser) => {
    const cookies = await browser.userContext(partition.userContext).cookies.list()
    return { cookies: cookies.map(({ value, ...cookie }) => ({ ...cookie, value: { type: 'string', value } })) }
  }),
  'storage.setCookie': command(
    z.extend(partitionSchema, { cookie: cookieSchema }),
    async ({ partition, cookie: { value, ...cookie } }, browser) => {
      await browser.userContext(partition.userContext).cookies.set({ ...cookie, value: value.value })
      return { partitionKey: {} }
    },
  ),
  'storage.deleteCookies': command(partitionSchema, async ({ partition }, browser) => {
    await browser.userContext(partition.userContext).cookies.clear()
    return { partitionKey: {} }
  }),
}
