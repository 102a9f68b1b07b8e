import type { comments } from '@/contract/comments'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const mockOnly = 'needs the id of a comment'
/** Seeded comments on the first track: the free persona's own, and an answer to it. */
const [OWN, ANSWER] = [1, 2]

export const commentCases: Cases<typeof comments> = {
  list: [
    {
      name: 'on a track',
      input: ({ trackId }) => ({ query: { commentable_type: 'track', commentable_id: trackId } }),
      status: 200,
    },
    {
      name: 'second page',
      input: { query: { commentable_type: 'track', commentable_id: 1, page: 2, perPage: 25 } },
      status: 200,
      mockOnly: 'comments are the site’s own',
    },
    {
      name: 'no such album',
      input: { query: { commentable_type: 'album', commentable_id: NO_ROW } },
      status: 404,
    },
    {
      name: 'a child',
      as: 'child',
      input: { query: { commentable_type: 'track', commentable_id: 1 } },
      status: 403,
      mockOnly: 'needs a child’s account',
    },
  ],
  create: [
    {
      name: 'at a moment of a track',
      as: 'free',
      input: ({ trackId }) => ({
        body: { content: 'Cik skaisti!', commentable_id: trackId, commentable_type: 'track', position: 42 },
      }),
      status: 200,
      writes: true,
    },
    {
      name: 'an answer',
      as: 'free',
      input: {
        body: {
          content: 'Mums arī!',
          commentable_id: 1,
          commentable_type: 'track',
          inReplyTo: { id: ANSWER, user: { id: 51 } },
        },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'too short',
      as: 'free',
      input: ({ trackId }) => ({ body: { content: 'Ā!', commentable_id: trackId, commentable_type: 'track' } }),
      status: 422,
      writes: true,
    },
    {
      name: 'nobody signed in',
      input: ({ trackId }) => ({ body: { content: 'Cik jauki!', commentable_id: trackId, commentable_type: 'track' } }),
      status: 401,
    },
  ],
  update: [
    {
      name: 'one’s own',
      as: 'free',
      input: { params: { id: OWN }, body: { content: 'Citādi.' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'somebody’s',
      as: 'subscriber',
      input: { params: { id: OWN }, body: { content: 'Citādi.' } },
      status: 403,
      mockOnly,
    },
    {
      name: 'no such comment',
      as: 'free',
      input: { params: { id: NO_ROW }, body: { content: 'Citādi.' } },
      status: 404,
      writes: true,
    },
  ],
  remove: [
    { name: 'one’s own', as: 'free', input: { params: { ids: OWN } }, status: 200, mockOnly },
    { name: 'several', as: 'admin', input: { params: { ids: '1,2' } }, status: 200, mockOnly },
    { name: 'somebody’s', as: 'subscriber', input: { params: { ids: OWN } }, status: 403, mockOnly },
  ],
  restore: [
    { name: 'one’s own', as: 'free', input: { body: { commentIds: [OWN] } }, status: 200, mockOnly },
    { name: 'none', as: 'free', input: { body: { commentIds: [] } }, status: 422, writes: true },
  ],
  vote: [
    {
      name: 'for a comment',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: ANSWER, vote_type: 'upvote' } },
      status: 200,
      mockOnly,
    },
  ],
  report: [
    {
      name: 'a comment',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: ANSWER, reason: 'Tas nav bērniem.' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'without a reason',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: ANSWER, reason: '' } },
      status: 422,
      mockOnly,
    },
  ],
  withdrawReport: [
    { name: 'of a comment', as: 'free', input: { params: { type: 'comment', id: ANSWER } }, status: 200, mockOnly },
  ],
}
