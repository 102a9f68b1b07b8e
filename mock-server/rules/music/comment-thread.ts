import type { CommentableType } from '@/contract/groups/comments'

import { paginate } from '../../kit/paginate'
import type { Caller } from '../../state/caller'
import type { MockComment } from '../../state/store/moderation-rows'
import { may } from '../permissions/permissions'
import { presentAlbum, presentProfile, presentTrack } from './present'

const PAGE_SIZE = 25
const WAVE_COMMENTS = 30

const latestFirst = (a: MockComment, b: MockComment) => b.created_at.localeCompare(a.created_at) || b.id - a.id
const earliestFirst = (a: MockComment, b: MockComment) => a.created_at.localeCompare(b.created_at) || a.id - b.id

/** Maps a comment for the caller. */
export function presentComment({ db, user }: Pick<Caller, 'db' | 'user'>, comment: MockComment, depth = 0) {
  const author = db.users.get(comment.user_id)
  const vote = db.votes
    .all()
    .find(
      ({ user_id, model_type, model_id }) =>
        user_id === user?.id && model_type === 'comment' && model_id === comment.id,
    )
  const { id, content, position, deleted, parent_id, created_at } = comment
  return {
    id,
    content: deleted ? null : content,
    user: author ? presentProfile(author) : null,
    position,
    depth,
    deleted,
    parent_id,
    current_vote: vote?.vote_type ?? null,
    created_at,
    model_type: 'comment' as const,
  }
}

/** Reports of a comment. */
export const reportsOf = ({ db }: Pick<Caller, 'db'>, { id }: Pick<MockComment, 'id'>) =>
  db.reports.all().filter(({ model_type, model_id }) => model_type === 'comment' && model_id === id)

/** Track or album of a comment; null when it was deleted. */
function subjectOf(caller: Caller, { commentable_type: type, commentable_id: id }: MockComment) {
  const { tracks, albums } = caller.db
  const [track, album] = type === 'track' ? [tracks.get(id)] : [undefined, albums.get(id)]
  if (track) return presentTrack(caller, track)
  return album ? presentAlbum(caller, album) : null
}

type Relations = { with?: readonly string[] | undefined; withCount?: readonly string[] | undefined }

/** Maps a comment for moderators, with the relations they requested. */
export const presentModeratedComment = (caller: Caller, comment: MockComment, relations: Relations) => ({
  ...presentComment(caller, comment),
  updated_at: comment.updated_at ?? comment.created_at,
  ...(relations.with?.includes('commentable') && { commentable: subjectOf(caller, comment) }),
  ...(relations.withCount?.includes('reports') && { reports_count: reportsOf(caller, comment).length }),
})

type Subject = { type: CommentableType; id: number }

/** Every comment on a track or album. */
export const commentsOn = ({ db }: Pick<Caller, 'db'>, { type, id }: Subject): MockComment[] =>
  db.comments.all().filter((comment) => comment.commentable_type === type && comment.commentable_id === id)

type PageQuery = { page?: number | undefined; perPage?: number | undefined }

/** A page of root comments, newest first, each followed by its replies, oldest first. */
export function commentThread(caller: Caller, subject: Subject, query: PageQuery) {
  const all = commentsOn(caller, subject)
  const inOrder = all.toSorted(earliestFirst)
  const branch = (comment: MockComment, depth: number): ReturnType<typeof presentComment>[] => [
    presentComment(caller, comment, depth),
    ...inOrder.filter(({ parent_id }) => parent_id === comment.id).flatMap((reply) => branch(reply, depth + 1)),
  ]
  const roots = all.filter(({ parent_id }) => parent_id === null).toSorted(latestFirst)
  const page = paginate(roots, {
    kind: 'lengthAware',
    page: query.page,
    perPage: query.perPage ?? PAGE_SIZE,
    path: caller.path,
  })
  return { ...page, data: page.data.flatMap((root) => branch(root, 0)) }
}

/** Comments for the waveform: the latest root comment of each position; none without permission to view comments. */
export function waveComments(caller: Caller, trackId: number) {
  if (!may(caller.db, caller.user, 'comments.view')) return []
  const roots = commentsOn(caller, { type: 'track', id: trackId })
    .filter(({ parent_id, deleted }) => parent_id === null && !deleted)
    .toSorted(earliestFirst)
  return [...new Map(roots.map((comment) => [comment.position, comment])).values()]
    .slice(0, WAVE_COMMENTS)
    .map((comment) => presentComment(caller, comment))
}
