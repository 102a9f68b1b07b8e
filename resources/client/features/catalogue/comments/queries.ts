import { type Comment, type CommentableType, comments } from '@/contract/groups/comments'
import type { Output } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { patchResponses, type OptimisticUpdate } from '@/core/shared/optimistic/optimistic'

/** The track, album or other item a comment belongs to. */
export type Subject = { type: CommentableType; id: number }

export type Vote = 'upvote' | 'downvote'

/** Comments in pages of 25 threads. */
export const commentsQuery = ({ type, id }: Subject) =>
  infiniteQuery(
    comments.list,
    { query: { commentable_type: type, commentable_id: id, perPage: 25 } },
    { pageOf: ({ pagination }) => pagination },
  )

/** Refetches the comments: only the server knows where a new one belongs. */
export const refreshComments = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(comments.list) })

/** Changes a comment in every cached list; removes it when `change` returns undefined. */
export const patchComment = (id: number, change: (comment: Comment) => Comment | undefined): OptimisticUpdate =>
  patchResponses(comments.list, (response: Output<typeof comments.list>) => ({
    ...response,
    pagination: {
      ...response.pagination,
      items: response.pagination.items.flatMap((comment) => (comment.id === id ? (change(comment) ?? []) : comment)),
    },
  }))

export const sendVote = (id: number, vote: Vote) =>
  call(comments.vote, { body: { model_type: 'comment', model_id: id, vote_type: vote } })

export const sendRemoval = (id: number) => call(comments.remove, { params: { ids: id } })

export const sendRestoration = (id: number) => call(comments.restore, { body: { commentIds: [id] } })

export const withdrawReport = (id: number) => call(comments.withdrawReport, { params: { type: 'comment', id } })

/** Converts a comment's position, a percentage of `duration`, to milliseconds. */
export const secondsAt = (position: number, duration: number): number => Math.round((duration * position) / 100)
