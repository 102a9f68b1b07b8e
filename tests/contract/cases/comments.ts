import type { comments } from '@/contract/groups/comments'
import { comments as documented } from '@mock/documented/groups/comments'
import { personas } from '@mock/state/seeds/personas'

import { groupCases, MISSING_ID } from '../case'
import { admin, adminRows, reading } from './administrator'
import { filtered } from './filtered'

const mockOnly = 'needs the comments of the mock'
/** Seeded comments on the first track: the free persona's own, and a reply to it. */
const [OWN, REPLY] = [1, 2]
/** A seeded comment with two reports. */
const REPORTED = 5
const byChild = { name: 'as a child', as: 'child', needs: ['child'], status: 403 } as const
const relations = { with: ['commentable'], withCount: ['reports'] }

export const commentCases = groupCases<typeof comments>(documented, {
  list: [
    {
      name: 'on a track',
      input: ({ trackId }) => ({ query: { commentable_type: 'track', commentable_id: trackId } }),
      status: 200,
    },
    {
      name: 'second page',
      input: ({ trackId }) => ({
        query: { commentable_type: 'track', commentable_id: trackId, page: 2, perPage: 25 },
      }),
      status: 200,
    },
    {
      name: 'missing album',
      input: { query: { commentable_type: 'album', commentable_id: MISSING_ID } },
      status: 404,
    },
    {
      ...byChild,
      input: ({ trackId }) => ({ query: { commentable_type: 'track', commentable_id: trackId } }),
    },
  ],
  all: [
    {
      name: 'reported ones',
      ...reading,
      input: {
        query: {
          ...relations,
          ...filtered(['reports', 'has', '*'], ['deleted', '=', false]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.every(({ reports_count, commentable }) => reports_count && commentable?.name),
    },
    {
      name: 'of a user on a track, oldest first',
      ...adminRows,
      input: {
        query: {
          commentable_type: 'track',
          commentable_id: 1,
          userId: personas.free.id,
          orderBy: 'created_at',
          orderDir: 'asc',
          paginate: 'lengthAware',
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items[0]?.id === OWN && items.every(({ user }) => user?.id === personas.free.id),
    },
    {
      name: 'deleted ones without their texts',
      ...reading,
      input: { query: filtered(['deleted', '=', true]) },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ deleted, content }) => deleted && content === null),
    },
    {
      name: 'deleted ones of an author',
      ...reading,
      input: { query: filtered(['deleted', '=', true], ['user_id', '=', { id: MISSING_ID }]) },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
    {
      name: 'search results',
      ...adminRows,
      input: { query: { query: 'kokle', paginate: 'simple', perPage: 5 } },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.length > 0 && items.every(({ content }) => /kokle/i.test(content ?? '')),
    },
    byChild,
    { name: 'signed out', status: 401 },
  ],
  create: [
    {
      name: 'at a position in a track',
      as: 'free',
      input: ({ trackId }) => ({
        body: { content: 'Cik skaisti!', commentable_id: trackId, commentable_type: 'track', position: 42 },
      }),
      status: 200,
      writes: true,
    },
    {
      name: 'a reply',
      as: 'free',
      input: {
        body: {
          content: 'Mums arī!',
          commentable_id: 1,
          commentable_type: 'track',
          position: 0,
          inReplyTo: { id: REPLY, user: { id: 51 } },
        },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'text too short',
      as: 'free',
      input: ({ trackId }) => ({
        body: { content: 'Ā!', commentable_id: trackId, commentable_type: 'track', position: 0 },
      }),
      status: 422,
      writes: true,
    },
    {
      name: 'signed out',
      input: ({ trackId }) => ({
        body: { content: 'Cik jauki!', commentable_id: trackId, commentable_type: 'track', position: 0 },
      }),
      status: 401,
    },
    {
      ...byChild,
      input: ({ trackId }) => ({
        body: { content: 'Cik jauki!', commentable_id: trackId, commentable_type: 'track', position: 0 },
      }),
      writes: true,
    },
  ],
  update: [
    {
      name: 'own comment',
      as: 'free',
      input: { params: { id: OWN }, body: { content: 'Citādi.' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'another user’s comment',
      as: 'subscriber',
      input: { params: { id: OWN }, body: { content: 'Citādi.' } },
      status: 403,
      mockOnly,
    },
    {
      name: 'missing comment',
      as: 'free',
      input: { params: { id: MISSING_ID }, body: { content: 'Citādi.' } },
      status: 404,
      writes: true,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { content: 'Citādi.' } }, status: 401 },
  ],
  remove: [
    { name: 'own comment', as: 'free', input: { params: { ids: OWN } }, status: 200, mockOnly },
    {
      name: 'with replies',
      ...admin,
      input: { params: { ids: OWN } },
      status: 200,
      holds: (response) => response?.allMarkedAsDeleted === true && !response.allDeleted,
    },
    {
      name: 'without replies',
      ...admin,
      input: { params: { ids: 3 } },
      status: 200,
      holds: (response) => response?.allDeleted === true && !response.allMarkedAsDeleted,
    },
    {
      name: 'with and without replies',
      ...admin,
      input: { params: { ids: '1,3' } },
      status: 200,
      holds: (response) => response !== undefined && !response.allDeleted && !response.allMarkedAsDeleted,
    },
    { name: 'another user’s comment', as: 'subscriber', input: { params: { ids: OWN } }, status: 403, mockOnly },
    { name: 'signed out', input: { params: { ids: MISSING_ID } }, status: 401 },
  ],
  restore: [
    { name: 'own comment', as: 'free', input: { body: { commentIds: [OWN] } }, status: 200, mockOnly },
    { name: 'no ids', as: 'free', input: { body: { commentIds: [] } }, status: 422, writes: true },
    { name: 'signed out', input: { body: { commentIds: [MISSING_ID] } }, status: 401 },
  ],
  vote: [
    {
      name: 'for a comment',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: REPLY, vote_type: 'upvote' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'signed out',
      input: { body: { model_type: 'comment', model_id: MISSING_ID, vote_type: 'upvote' } },
      status: 401,
    },
  ],
  report: [
    {
      name: 'a comment',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: REPLY, reason: 'Tas nav bērniem.' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'without a reason',
      as: 'free',
      input: { body: { model_type: 'comment', model_id: REPLY, reason: '' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'signed out',
      input: { body: { model_type: 'comment', model_id: MISSING_ID, reason: 'Tas nav bērniem.' } },
      status: 401,
    },
  ],
  withdrawReport: [
    { name: 'as a moderator', ...admin, input: { params: { type: 'comment', id: REPORTED } }, status: 200 },
    { name: 'of a comment', as: 'free', input: { params: { type: 'comment', id: REPLY } }, status: 200, mockOnly },
    { name: 'signed out', input: { params: { type: 'comment', id: MISSING_ID } }, status: 401 },
  ],
})
