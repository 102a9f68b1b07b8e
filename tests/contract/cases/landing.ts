import type { landing } from '@/contract/landing'

import type { Cases } from '../case'

export const landingCases: Cases<typeof landing> = {
  artists: [{ name: 'the most viewed artists', input: {}, status: 200 }],
}
