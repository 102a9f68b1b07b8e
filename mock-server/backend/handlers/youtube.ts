import { youtube } from '@/contract/groups/youtube'

import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const youtubeHandlers = mockGroup(youtube, {
  logClientError: (request) => {
    musicCaller(request)
    return {}
  },
})
