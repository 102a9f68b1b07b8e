import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

/** Set while a sign-out has not reached the server yet; survives the page. */
const flag = stored({ key: 'owed-sign-out', schema: z.literal(true), isDevicePreference: true })

/** Fallback for blocked storage; lasts as long as the page. */
let isOwedHere = false

/** A sign-out that still has to be sent to the server. */
export const owedSignOut = {
  note: (): void => {
    isOwedHere = !flag.write(true)
  },
  isOwed: (): boolean => isOwedHere || flag.read() === true,
  settle: (): void => {
    isOwedHere = false
    flag.remove()
  },
}
