import * as z from 'zod/mini'

import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

/**
 * Record of an impersonation: the server does not report one (backend contract, section 3.2). In local storage, because
 * all tabs share the session.
 */
const record = stored({
  key: 'impersonation',
  schema: z.object({
    userId: z.number(),
    /** The impersonating user, to sign in as again. */
    by: z.object({ name: z.string(), email: z.string() }),
  }),
  // Must survive the wipe at the user change; watchImpersonation() ends it.
  isDevicePreference: true,
})

/** The impersonating user, if the session is impersonated. */
export const impersonation = {
  read: () => {
    const stored = record.read()
    return stored?.userId === getBootstrap().user?.id ? stored : undefined
  },
  write: record.write,
  end: record.remove,
}

/** Ends the impersonation record when the user signs out. Returns a function that stops watching. */
export function watchImpersonation(): () => void {
  const end = () => void (getBootstrap().user ?? record.remove())
  end()
  return subscribeBootstrap(end)
}
