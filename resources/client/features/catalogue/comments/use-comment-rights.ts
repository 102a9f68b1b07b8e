import type { Comment } from '@/contract/comments'
import { usePermission, useUser } from '@/core/platform/session/use-session'

/** What the visitor may do with a comment: with their own, or with everybody's by right. */
export function useCommentRights({ user: author, deleted }: Comment) {
  const user = useUser()
  const isOwn = user !== null && author?.id === user.id
  const may = {
    update: usePermission('comments.update'),
    remove: usePermission('comments.delete'),
    create: usePermission('comments.create'),
  }
  const isThere = user !== null && !deleted
  return {
    mayEdit: isThere && (isOwn || may.update),
    mayRemove: isThere && (isOwn || may.remove),
    mayAnswer: isThere && may.create,
    mayVote: isThere,
    mayReport: isThere && !isOwn,
  }
}
