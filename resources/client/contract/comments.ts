import * as z from 'zod/mini'

import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { profileSchema } from './music'
import { listQuery, paginated } from './pagination'
import { optionalLongText, optionalNumber as number, optionalText as text, rowFlag, wireNumber } from './wire'

/** Bounds of a comment's length (backend contract, section 5). */
export const COMMENT_SHORTEST = 3
export const COMMENT_LONGEST = 1000

/** What can be commented on. */
export const commentableTypes = ['track', 'album'] as const
/** One of {@link commentableTypes}. */
export type CommentableType = (typeof commentableTypes)[number]

/** A comment. A deleted one that was answered stays, without its content. */
export const commentSchema = z.looseObject({
  id: z.number(),
  content: optionalLongText,
  user: z.optional(z.nullable(profileSchema)),
  /** Where in the track, 0 to 100 (assumed: the scale is stated nowhere). */
  position: number,
  /** 0 for a comment of its own, 1 for an answer to it, and so on. */
  depth: z._default(z.nullable(z.number()), 0),
  deleted: rowFlag,
  parent_id: number,
  /** The caller's own vote. */
  current_vote: text,
  created_at: text,
})
/** A comment. */
export type Comment = z.output<typeof commentSchema>

const content = z
  .string()
  .check(
    z.minLength(1, 'The content field is required.'),
    z.minLength(COMMENT_SHORTEST, 'The content must be at least 3 characters.'),
    z.maxLength(COMMENT_LONGEST, 'The content may not be greater than 1000 characters.'),
  )

const about = { model_type: z.enum(['comment', 'track', 'album', 'artist', 'playlist', 'user']), model_id: z.number() }
/** The stored comment; the list is refetched anyway. */
const stored = orEmpty(z.looseObject({ comment: z.optional(z.nullable(commentSchema)) }))
const REPLY_UNKNOWN = 'neither document states the reply'

/** Comments, votes and reports (backend contract, section 5). */
export const comments = {
  /** Pages of root comments, the newest first, each followed by its answers. */
  list: endpoint({
    method: 'GET',
    path: 'commentable/comments',
    query: z.object({ ...listQuery, commentable_type: z.enum(commentableTypes), commentable_id: wireNumber }),
    response: z.looseObject({ pagination: paginated(commentSchema) }),
  }),
  /** `inReplyTo` is the whole comment that is answered, with the id of its user. */
  create: endpoint({
    method: 'POST',
    path: 'comment',
    body: z.object({
      content,
      commentable_id: z.number(),
      commentable_type: z.enum(commentableTypes),
      position: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
      inReplyTo: z.optional(
        z.looseObject({ id: z.number(), user: z.optional(z.nullable(z.looseObject({ id: z.number() }))) }),
      ),
    }),
    response: stored,
    assumed: REPLY_UNKNOWN,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'comment/:id',
    body: z.object({ content }),
    response: stored,
    assumed: REPLY_UNKNOWN,
  }),
  /** Ids joined by commas. Answered comments are marked as deleted, the others are gone. */
  remove: endpoint({
    method: 'DELETE',
    path: 'comment/:ids',
    response: orEmpty(z.looseObject({ allDeleted: rowFlag, allMarkedAsDeleted: rowFlag })),
  }),
  /** Brings back what was marked as deleted. */
  restore: endpoint({
    method: 'POST',
    path: 'comment/restore',
    body: z.object({ commentIds: z.array(z.number()).check(z.minLength(1)) }),
    response: emptyAnswer,
  }),
  /** The same vote again takes it back. */
  vote: endpoint({
    method: 'POST',
    path: 'vote',
    body: z.object({ ...about, vote_type: z.enum(['upvote', 'downvote']) }),
    response: emptyAnswer,
    assumed: 'neither document says that the same vote again takes it back',
  }),
  report: endpoint({
    method: 'POST',
    path: 'report',
    body: z.object({ ...about, reason: z.string().check(z.minLength(1, 'The reason field is required.')) }),
    response: emptyAnswer,
  }),
  withdrawReport: endpoint({ method: 'DELETE', path: 'report/:type/:id', response: emptyAnswer }),
}
