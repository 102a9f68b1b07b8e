import * as z from 'zod/mini'

import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

/**
 * That the session is used by somebody else than its user: the server says nothing of it (backend contract, section 3.2), so that it
 * is remembered here. All tabs share the session, and so this.
 */
const record = stored({
  key: 'impersonation',
  schema: z.object({
    userId: z.number(),
    /** Who is really there, to sign in again as. */
    by: z.object({ name: z.string(), email: z.string() }),
  }),
  // It belongs to the one who comes, and must outlast what is wiped of the one who goes: watchImpersonation() ends it.
  isDevicePreference: true,
})

/** Who uses the session in the place of its user, if anybody does. */
export const impersonation = {
  read: () => {
    const kept = record.read()
    return kept?.userId === getBootstrap().user?.id ? kept : undefined
  },
  write: record.write,
  end: record.remove,
}

/** Forgets it as soon as nobody is signed in: whoever comes then comes by themselves. Returns the way to stop. */
export function watchImpersonation(): () => void {
  const end = () => void (getBootstrap().user ?? record.remove())
  end()
  return subscribeBootstrap(end)
}
