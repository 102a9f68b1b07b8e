import { youtube } from '@/contract/groups/youtube'

import { youtube as documented } from '../../documented/groups/youtube'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const youtubeHandlers = mockGroup(youtube, documented, {
  logClientError: (request) => {
    musicCaller(request)
    return {}
  },
})
