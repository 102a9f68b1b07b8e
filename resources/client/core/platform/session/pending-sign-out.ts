import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import { createStore } from '@/lib/store'

/** Set while a sign-out has not reached the server yet; survives the page. */
const flag = stored({ key: 'owed-sign-out', schema: z.literal(true), isDevicePreference: true })

/** Fallback for blocked storage; lasts as long as the page. */
const pendingInMemory = createStore(false)

/** A sign-out that still has to be sent to the server. */
export const pendingSignOut = {
  mark: (): void => {
    pendingInMemory.set(!flag.write(true))
  },
  isPending: (): boolean => pendingInMemory.get() || flag.read() === true,
  clear: (): void => {
    pendingInMemory.set(false)
    flag.remove()
  },
}
