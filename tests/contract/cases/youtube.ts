import type { youtube } from '@/contract/groups/youtube'

import type { Cases } from '../case'

const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

export const youtubeCases: Cases<typeof youtube> = {
  logClientError: [
    { name: 'a video that cannot be embedded', input: { body: { code: 150, videoUrl } }, status: 200, writes: true },
  ],
}
