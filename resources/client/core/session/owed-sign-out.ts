import * as z from 'zod/mini'

import { stored } from '@/core/storage/local'

/** Set while somebody has signed out here and the site has not heard of it; it outlives the page. */
const flag = stored({ key: 'owed-sign-out', schema: z.literal(true), isDevicePreference: true })

/** The sign-out that the site is still to be told of. */
export const owedSignOut = {
  note: (): void => void flag.write(true),
  isOwed: (): boolean => flag.read() === true,
  settle: flag.remove,
}
