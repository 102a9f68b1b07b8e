import * as z from 'zod/mini'

import { cookie } from '@/core/platform/storage/cookies'

/** `list`: every album with its songs. `grid`: covers. */
export type AlbumLayout = 'list' | 'grid'

/** How the visitor wants to see an artist's albums; the server reads it too (backend contract, section 10). */
export const albumLayoutCookie = cookie({ name: 'artistPage-albumLayout', schema: z.enum(['list', 'grid']) })
