import type { landing } from '@/contract/groups/landing'

import type { Cases } from '../case'

export const landingCases: Cases<typeof landing> = {
  artists: [{ name: 'the most viewed artists', input: {}, status: 200 }],
}
