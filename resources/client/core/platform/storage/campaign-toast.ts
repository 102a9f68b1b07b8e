import * as z from 'zod/mini'

import { jsonStorage } from './json-storage'

/** Key in local storage (assumed: not documented). Without the client's prefix: other scripts of the site write it. */
const KEY = 'toast'

/** Longest message in characters; longer ones are dropped, since a toast must fit on a phone. */
const MAX_LENGTH = 300

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH))

/** A message, or an object with one (assumed). */
const schema = z.union([
  text,
  z.pipe(
    z.object({ message: text }),
    z.transform(({ message }) => message),
  ),
])

const local = jsonStorage('localStorage')

/** Returns the message for the campaign page and removes it; undefined without one or for malformed values. */
export function consumeCampaignToast(): string | undefined {
  const json = local.read(KEY)
  const message = json === undefined ? plainText(local.readText(KEY)) : json
  local.remove(KEY)
  return schema.safeParse(message).data
}

/** Text that was stored without quotes; undefined for text that begins like JSON. */
const plainText = (stored: string): string | undefined => (/^\s*["{[]/.test(stored) ? undefined : stored)
