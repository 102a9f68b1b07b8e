import * as z from 'zod/mini'

import type { Client } from './client'

const outboxSchema = z.object({
  mails: z.array(z.object({ to: z.string(), code: z.nullable(z.string()), link: z.nullable(z.string()) })),
})

/** The newest mail that the mock has sent to an address. Throws when there is none. */
export async function mailTo(client: Client, email: string) {
  const { mails } = outboxSchema.parse(await (await client.get('mock/outbox')).json())
  const mail = mails.find(({ to }) => to === email)
  if (!mail) throw new Error(`No mail was sent to ${email}`)
  return mail
}
