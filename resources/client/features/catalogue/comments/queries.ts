import { type Comment, comments, type CommentableType } from '@/contract/comments'
import type { Output } from '@/contract/endpoint'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { patchAnswers, type Shown } from '@/core/shared/optimistic/optimistic'

/** What is commented on. */
export type Subject = { type: CommentableType; id: number }

/** Which way a comment is voted. */
export type Vote = 'upvote' | 'downvote'

/** Comments, 25 threads a page. */
export const commentsQuery = ({ type, id }: Subject) =>
  infiniteQuery(
    comments.list,
    { query: { commentable_type: type, commentable_id: id, perPage: 25 } },
    { pageOf: ({ pagination }) => pagination },
  )

/** Reads the comments anew: one came that the server alone can put into its place. */
export const refreshComments = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(comments.list) })

/** Changes a comment wherever it is shown, or takes it away. */
export const patchComment = (id: number, change: (comment: Comment) => Comment | undefined): Shown =>
  patchAnswers(comments.list, (answer: Output<typeof comments.list>) => ({
    ...answer,
    pagination: {
      ...answer.pagination,
      items: answer.pagination.items.flatMap((comment) => (comment.id === id ? (change(comment) ?? []) : comment)),
    },
  }))

export const sendVote = (id: number, vote: Vote) =>
  call(comments.vote, { body: { model_type: 'comment', model_id: id, vote_type: vote } })

export const sendRemoval = (id: number) => call(comments.remove, { params: { ids: id } })

export const sendRestoration = (id: number) => call(comments.restore, { body: { commentIds: [id] } })

export const withdrawReport = (id: number) => call(comments.withdrawReport, { params: { type: 'comment', id } })
