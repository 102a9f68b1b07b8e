import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { listOf, optionalText as text, rowFlag } from './wire'

/** What the server could not tell from a device's own description comes as `false`. */
const told = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.literal(false)]))),
  z.transform((value) => value || null),
)

/** A device that is signed in. `device_type` is `desktop`, `phone`, `tablet` and more, never `mobile` (backend contract, 3.2). */
const userSessionSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  platform: told,
  browser: told,
  device_type: told,
  country: text,
  city: text,
  ip_address: text,
  /** Of a program in place of a browser; the backend's known releases send none. */
  token: text,
  is_current_device: rowFlag,
  last_active: text,
})
/** A device after parsing. */
export type UserSession = z.output<typeof userSessionSchema>

/** Where one is signed in (product spec, section 7; backend contract, section 3.2). */
export const userSessions = {
  /** The newest 30. */
  list: endpoint({
    method: 'GET',
    path: 'user-sessions',
    response: z.looseObject({ sessions: listOf(userSessionSchema) }),
  }),
  /** Wants the password and its recent confirmation as well, else 423. */
  logoutOthers: endpoint({
    method: 'POST',
    path: 'user-sessions/logout-other',
    body: z.object({ password: z.string().check(z.minLength(1, 'The password field is required.')) }),
    response: emptyAnswer,
  }),
}
