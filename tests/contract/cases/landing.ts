import type { landing } from '@/contract/groups/landing'
import { landing as documented } from '@mock/documented/groups/landing'

import { groupCases } from '../case'

export const landingCases = groupCases<typeof landing>(documented, {
  artists: [{ name: 'the most viewed artists', input: {}, status: 200 }],
})
