import { channels } from '@/contract/groups/channels'
import { HttpStatus } from '@/contract/machinery/http-status'

import { channels as documented } from '../../documented/groups/channels'
import { MockFailure } from '../../kit/mock-failure'
import { channelContent, findChannel, presentChannel } from '../../rules/music/channel-content'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const channelHandlers = mockGroup(
  channels,
  documented,
  {
    show: (request) => {
      const caller = musicCaller(request)
      const channel = findChannel(caller.db, request.params['idOrSlug'] ?? '')
      return { channel: presentChannel(caller, channel, request.query), loader: request.query.loader ?? 'channelPage' }
    },

    content: (request) => {
      const caller = musicCaller(request)
      const pagination = channelContent(caller, findChannel(caller.db, request.params['idOrSlug'] ?? ''), request.query)
      if (!pagination) throw new MockFailure(HttpStatus.NotFound, { message: 'This channel has no content.' })
      return { pagination }
    },
  },
  {
    content: (query) =>
      query.get('loader') !== 'editChannelPage' && ['true', '1'].includes(query.get('returnContentOnly') ?? ''),
  },
)
