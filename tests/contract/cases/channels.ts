import type { channels } from '@/contract/groups/channels'
import { channels as documented } from '@mock/documented/groups/channels'

import { groupCases } from '../case'

export const channelCases = groupCases<typeof channels>(documented, {
  show: [
    {
      name: 'by id',
      input: ({ channelId }) => ({ params: { idOrSlug: channelId }, query: { loader: 'channelPage' } }),
      status: 200,
      holds: ({ channel }) => (channel.content?.items ?? []).length > 0,
    },
    {
      name: 'by slug',
      input: ({ channelSlug }) => ({ params: { idOrSlug: channelSlug }, query: { loader: 'channelPage' } }),
      status: 200,
    },
    {
      name: 'missing channel',
      input: { params: { idOrSlug: 'there-is-no-such-channel' }, query: { loader: 'channelPage' } },
      status: 404,
    },
    {
      name: 'restricted to a genre',
      input: {
        params: { idOrSlug: 'genre' },
        query: { loader: 'channelPage', restriction: 'supuldziesmas', channelType: 'channel' },
      },
      status: 200,
      mockOnly: 'needs the genres of the mock',
    },
    {
      name: 'restricted to a missing genre',
      input: { params: { idOrSlug: 'genre' }, query: { loader: 'channelPage', restriction: 'there-is-no-such-genre' } },
      status: 404,
      mockOnly: 'needs a channel of the mock',
    },
    {
      name: 'as a suspended user',
      as: 'banned',
      input: ({ channelId }) => ({ params: { idOrSlug: channelId }, query: { loader: 'channelPage' } }),
      needs: ['banned'],
      status: 403,
    },
  ],
  content: [
    {
      name: 'second page',
      input: ({ channelId }) => ({
        params: { idOrSlug: channelId },
        query: { loader: 'channelPage', returnContentOnly: true, page: 2 },
      }),
      status: 200,
    },
    {
      name: 'restricted to a genre',
      input: {
        params: { idOrSlug: 'genre' },
        query: {
          loader: 'channelPage',
          returnContentOnly: true,
          restriction: 'supuldziesmas',
          channelType: 'channel',
        },
      },
      status: 200,
      mockOnly: 'needs the genres of the mock',
    },
    {
      name: 'counted pages, by name',
      input: {
        params: { idOrSlug: 'visas-dziesmas' },
        query: { loader: 'channelPage', returnContentOnly: true, order: 'name:asc', perPage: 7 },
      },
      status: 200,
      mockOnly: 'needs a channel of the mock',
    },
    {
      name: 'missing channel',
      input: {
        params: { idOrSlug: 'there-is-no-such-channel' },
        query: { loader: 'channelPage', returnContentOnly: true },
      },
      status: 404,
    },
  ],
})
