import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import {
  nameText,
  optionalLongText,
  optionalNumber as number,
  optionalText as text,
  rowFlag,
  wireList,
  wireNumber,
} from '../machinery/wire-values'
import { profileSchema } from '../shapes/music'

/** Length of a comment in characters (backend contract, section 5). */
export const MIN_COMMENT_LENGTH = 3
export const MAX_COMMENT_LENGTH = 1000

/** Model types that can be commented on. */
export const commentableTypes = ['track', 'album'] as const
/** One of {@link commentableTypes}. */
export type CommentableType = (typeof commentableTypes)[number]

/** A comment. A deleted comment with replies stays in the list without its content. */
export const commentSchema = z.looseObject({
  id: z.number(),
  content: optionalLongText,
  user: z.optional(z.nullable(profileSchema)),
  /** Position in the track, 0 to 100 (assumed: the scale is not documented). */
  position: number,
  /** Nesting level: 0 for a root comment, 1 for a reply to it, and so on. */
  depth: z._default(z.nullable(z.number()), 0),
  deleted: rowFlag,
  parent_id: number,
  /** The current user's vote. */
  current_vote: text,
  created_at: text,
})
/** A comment after parsing. */
export type Comment = z.output<typeof commentSchema>

/** A comment as moderators see it. */
const moderatedCommentSchema = z.looseObject({
  ...commentSchema.shape,
  /** Track or album with the comment; absent unless requested by `with`, null when it was deleted. */
  commentable: z.optional(
    z.nullable(
      z.looseObject({
        id: z.number(),
        name: nameText,
        model_type: text,
        artists: z.optional(z.nullable(z.array(z.looseObject({ name: nameText })))),
      }),
    ),
  ),
  /** Number of users who reported it; absent unless requested by `withCount`. */
  reports_count: number,
  updated_at: text,
})
/** A moderated comment after parsing. */
export type ModeratedComment = z.output<typeof moderatedCommentSchema>

const content = z
  .string()
  .check(
    z.minLength(1, 'The content field is required.'),
    z.minLength(MIN_COMMENT_LENGTH, 'The content must be at least 3 characters.'),
    z.maxLength(MAX_COMMENT_LENGTH, 'The content may not be greater than 1000 characters.'),
  )

const target = { model_type: z.enum(['comment', 'track', 'album', 'artist', 'playlist', 'user']), model_id: z.number() }
/** The saved comment; optional, because the list is refetched anyway. */
const stored = orEmpty(z.looseObject({ comment: z.optional(z.nullable(commentSchema)) }))
const UNDOCUMENTED_RESPONSE = 'the response is not documented'

/** Comments, votes and reports (backend contract, section 5). */
export const comments = {
  /** Pages of root comments, newest first, each followed by its replies. */
  list: endpoint({
    method: 'GET',
    path: 'commentable/comments',
    query: z.object({ ...listQuery, commentable_type: z.enum(commentableTypes), commentable_id: wireNumber }),
    response: z.looseObject({ pagination: paginated(commentSchema) }),
  }),
  /** Comments on everything, for moderators. */
  all: endpoint({
    method: 'GET',
    path: 'comment',
    query: z.object({
      ...listQuery,
      commentable_type: z.optional(z.enum(commentableTypes)),
      commentable_id: z.optional(wireNumber),
      userId: z.optional(wireNumber),
      withCount: z.optional(wireList),
    }),
    response: z.looseObject({ pagination: paginated(moderatedCommentSchema) }),
  }),
  /** `inReplyTo` is the parent comment as an object with its user's id; a reply has its position. */
  create: endpoint({
    method: 'POST',
    path: 'comment',
    body: z.object({
      content,
      commentable_id: z.number(),
      commentable_type: z.enum(commentableTypes),
      position: z.number().check(z.minimum(0), z.maximum(100)),
      inReplyTo: z.optional(
        z.looseObject({ id: z.number(), user: z.optional(z.nullable(z.looseObject({ id: z.number() }))) }),
      ),
    }),
    response: stored,
    assumed: UNDOCUMENTED_RESPONSE,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'comment/:id',
    body: z.object({ content }),
    response: stored,
    assumed: UNDOCUMENTED_RESPONSE,
  }),
  /** Comma-separated ids. Comments with replies are marked as deleted; the others are removed. */
  remove: endpoint({
    method: 'DELETE',
    path: 'comment/:ids',
    response: orEmpty(z.looseObject({ allDeleted: rowFlag, allMarkedAsDeleted: rowFlag })),
  }),
  /** Restores comments that were marked as deleted. */
  restore: endpoint({
    method: 'POST',
    path: 'comment/restore',
    body: z.object({ commentIds: z.array(z.number()).check(z.minLength(1)) }),
    response: emptyResponse,
  }),
  /** Repeating a vote removes it. */
  vote: endpoint({
    method: 'POST',
    path: 'vote',
    body: z.object({ ...target, vote_type: z.enum(['upvote', 'downvote']) }),
    response: emptyResponse,
    assumed: 'that repeating a vote removes it is not documented',
  }),
  report: endpoint({
    method: 'POST',
    path: 'report',
    body: z.object({ ...target, reason: z.string().check(z.minLength(1, 'The reason field is required.')) }),
    response: emptyResponse,
  }),
  /** Withdraws the user's own report. A moderator's call dismisses everyone's (assumed). */
  withdrawReport: endpoint({ method: 'DELETE', path: 'report/:type/:id', response: emptyResponse }),
}
