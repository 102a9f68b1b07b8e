import type { youtube } from '@/contract/groups/youtube'
import { youtube as documented } from '@mock/documented/groups/youtube'

import { groupCases } from '../case'

const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

export const youtubeCases = groupCases<typeof youtube>(documented, {
  logClientError: [
    { name: 'a video that cannot be embedded', input: { body: { code: 150, videoUrl } }, status: 200, writes: true },
  ],
})
