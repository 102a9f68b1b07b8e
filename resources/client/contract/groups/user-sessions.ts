import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { listOf, optionalText as text, rowFlag } from '../machinery/wire-values'

/** Detail that the server detects from the user agent; it sends `false` when it cannot. */
const detected = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.literal(false)]))),
  z.transform((value) => value || null),
)

/**
 * A signed-in device. `device_type` is `desktop`, `phone`, `tablet` and more, never `mobile` (backend contract, 3.2).
 */
const userSessionSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  platform: detected,
  browser: detected,
  device_type: detected,
  country: text,
  city: text,
  ip_address: text,
  /** Token of an API client instead of a browser; the known backend releases never send it. */
  token: text,
  is_current_device: rowFlag,
  last_active: text,
})
/** A signed-in device after parsing. */
export type UserSession = z.output<typeof userSessionSchema>

/** The current user's sessions (product spec, section 7; backend contract, section 3.2). */
export const userSessions = {
  /** Lists the newest 30 sessions. */
  list: endpoint({
    method: 'GET',
    path: 'user-sessions',
    response: z.looseObject({ sessions: listOf(userSessionSchema) }),
  }),
  /** Requires the password in the body and a recent password confirmation, else 423. */
  logoutOthers: endpoint({
    method: 'POST',
    path: 'user-sessions/logout-other',
    body: z.object({ password: z.string().check(z.minLength(1, 'The password field is required.')) }),
    response: emptyResponse,
  }),
}
