import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

/** Set while somebody has signed out here and the site has not heard of it; it outlives the page. */
const flag = stored({ key: 'owed-sign-out', schema: z.literal(true), isDevicePreference: true })

/** Where the browser stores nothing, it is remembered as long as the page. */
let isOwedHere = false

/** The sign-out that the site is still to be told of. */
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
