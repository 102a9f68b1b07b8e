import { youtube } from '@/contract/groups/youtube'

import { mockGroup } from '../mock'
import { musicCaller } from './music-caller'

export const youtubeHandlers = mockGroup('youtube', youtube, {
  logClientError: (request) => {
    musicCaller(request)
    return {}
  },
})
