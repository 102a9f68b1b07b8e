import { type CommentableType, comments } from '@/contract/groups/comments'

import { comments as documented } from '../../documented/groups/comments'
import { managedPage } from '../../rules/lists/managed-page'
import { commentThread, presentComment, presentModeratedComment, reportsOf } from '../../rules/music/comment-thread'
import { requireUser } from '../../rules/permissions/find-user'
import { forbidden, may } from '../../rules/permissions/permissions'
import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import type { MockComment } from '../../state/store/moderation-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

function requireSubject({ db }: Caller, type: CommentableType, id: number): void {
  if (type === 'track') findRow(db.tracks, id, 'Track')
  else findRow(db.albums, id, 'Album')
}

/** Finds a comment for its author or a user with permission for all comments. Throws 401, 403 or 404. */
function findOwn(caller: Caller, id: string | number, right: 'update' | 'delete'): MockComment {
  const user = requireUser(caller)
  const comment = findRow(caller.db.comments, id, 'Comment')
  if (comment.user_id !== user.id && !may(caller.db, user, `comments.${right}`)) throw forbidden()
  return comment
}

/** Depth of the comment in its thread. */
function depthOf({ db }: Caller, comment: MockComment): number {
  let depth = 0
  for (let row = comment; row.parent_id !== null; depth++) row = findRow(db.comments, row.parent_id, 'Comment')
  return depth
}

const same = (one: { user_id: number; model_type: string; model_id: number }, other: typeof one) =>
  one.user_id === other.user_id && one.model_type === other.model_type && one.model_id === other.model_id

export const commentHandlers = mockGroup(comments, documented, {
  list: (request) => {
    const caller = musicCaller(request, 'comments.view')
    const { commentable_type: type, commentable_id: id, page, perPage } = request.query
    requireSubject(caller, type, id)
    return { pagination: commentThread(caller, { type, id }, { page, perPage }) }
  },

  all: (request) => {
    requireUser(request)
    const caller = musicCaller(request, 'comments.view')
    const { commentable_type: type, commentable_id: id, userId, ...query } = request.query
    const rows = caller.db.comments
      .all()
      .filter((row) => (type ?? row.commentable_type) === row.commentable_type)
      .filter((row) => (id ?? row.commentable_id) === row.commentable_id)
      .filter((row) => (userId ?? row.user_id) === row.user_id)
    return managedPage(caller, rows, query, {
      table: 'comments',
      readers: {
        deleted: ({ deleted }) => deleted,
        reports: (row) => reportsOf(caller, row).map((report) => report.id),
        user_id: ({ user_id }) => user_id,
      },
      searched: ({ content, deleted }) => (deleted ? [] : [content]),
      present: (row) => presentModeratedComment(caller, row, query),
    })
  },

  create: (request) => {
    const { id: user_id } = requireUser(request)
    const caller = musicCaller(request, 'comments.create')
    const { db, now } = caller
    const { content, commentable_type, commentable_id, position, inReplyTo } = request.body
    requireSubject(caller, commentable_type, commentable_id)
    const parent = inReplyTo ? findRow(db.comments, inReplyTo.id, 'Comment') : null
    const comment = db.comments.insert({
      id: db.comments.nextId(),
      user_id,
      commentable_type,
      commentable_id,
      content,
      position: parent?.position ?? position,
      parent_id: parent?.id ?? null,
      deleted: false,
      created_at: new Date(now()).toISOString(),
    })
    return { comment: presentComment(caller, comment, depthOf(caller, comment)) }
  },

  update: (request) => {
    const caller = callerOf(request)
    const { id } = findOwn(caller, request.params['id'] ?? '', 'update')
    const comment = caller.db.comments.update(id, {
      content: request.body.content,
      updated_at: new Date(caller.now()).toISOString(),
    })
    return { comment: presentComment(caller, comment, depthOf(caller, comment)) }
  },

  remove: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findOwn(caller, id, 'delete'))
    const hasReplies = ({ id }: MockComment) => db.comments.all().some(({ parent_id }) => parent_id === id)
    const withReplies = rows.filter(hasReplies)
    for (const row of rows) {
      if (withReplies.includes(row)) db.comments.update(row.id, { deleted: true })
      else db.comments.remove(row.id)
    }
    return { allDeleted: withReplies.length === 0, allMarkedAsDeleted: withReplies.length === rows.length }
  },

  restore: (request) => {
    const caller = callerOf(request)
    const rows = request.body.commentIds.map((id) => findOwn(caller, id, 'delete'))
    rows.forEach(({ id }) => caller.db.comments.update(id, { deleted: false }))
    return {}
  },

  vote: (request) => {
    const { id: user_id } = requireUser(request)
    const { db } = musicCaller(request)
    const vote = { user_id, ...request.body }
    const known = db.votes.all().find((row) => same(row, vote))
    if (known) db.votes.remove(known.id)
    if (known?.vote_type !== vote.vote_type) db.votes.insert({ id: db.votes.nextId(), ...vote })
    return {}
  },

  report: (request) => {
    const { id: user_id } = requireUser(request)
    const { db } = musicCaller(request)
    const report = { user_id, ...request.body }
    const known = db.reports.all().find((row) => same(row, report))
    if (!known) db.reports.insert({ id: db.reports.nextId(), ...report })
    return {}
  },

  withdrawReport: (request) => {
    const user = requireUser(request)
    const { db } = musicCaller(request)
    const { type: model_type = '', id = '' } = request.params
    const isModerator = model_type === 'comment' && may(db, user, 'comments.update')
    for (const row of db.reports.all()) {
      const user_id = isModerator ? row.user_id : user.id
      if (same(row, { user_id, model_type, model_id: Number(id) })) db.reports.remove(row.id)
    }
    return {}
  },
})
