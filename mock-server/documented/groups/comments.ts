import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  signedIn,
  undocumentedResponse,
} from '../documented'
import { lists, track, users } from '../samples'

const comment = {
  id: 1,
  content: 'Skaisti!',
  user: users['display_name and avatar'],
  position: 42,
  depth: 0,
  deleted: false,
  parent_id: null,
  current_vote: null,
  created_at: '2024-05-04T10:00:00Z',
}
const moderated = { ...comment, commentable: track, reports_count: 2, updated_at: '2024-05-04T10:00:00Z' }
const model = { model_type: required(), model_id: required() }

export const comments = {
  section: '5',
  rule: 'Comments come in pages of threads; edits, votes and reports need a session.',
  screens: ['album', 'track'],
  endpoints: {
    list: {
      call: 'GET commentable/comments',
      source: '5',
      query: { ...listParameters, commentable_type: required(), commentable_id: required() },
      rights: ['permission comments.view'],
      responses: {
        ...lists(comment),
        deleted: lists({ ...comment, content: null, deleted: true })['length-aware'],
        'name and image': lists({ ...comment, user: users['name and image'] })['length-aware'],
      },
    },
    all: {
      call: 'GET comment',
      source: '2.1, 5, 7',
      screens: ['admin: comments'],
      query: { ...listParameters, commentable_type: optional('track', 'album'), commentable_id: optional() },
      rights: permitted('comments.view'),
      responses: {
        ...lists(moderated, { ...moderated, content: null, deleted: true }),
        'without relations': lists(comment)['length-aware'],
        'item deleted': lists({ ...moderated, commentable: null })['length-aware'],
      },
      assumed: 'the permission and `reports_count`',
    },
    create: {
      call: 'POST comment',
      source: '5',
      body: {
        content: required(),
        commentable_id: required(),
        commentable_type: required(),
        position: required(),
        inReplyTo: optional(),
      },
      rights: permitted('comments.create'),
      ...undocumentedResponse,
      refusals: ['422 content'],
    },
    update: {
      call: 'PUT comment/:id',
      source: '5',
      screens: ['album', 'track', 'admin: comments'],
      body: { content: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    remove: {
      call: 'DELETE comment/:ids',
      source: '5',
      screens: ['album', 'track', 'admin: comments'],
      ...signedIn,
      responses: {
        deleted: { allDeleted: true, allMarkedAsDeleted: false },
        'marked as deleted': { allDeleted: false, allMarkedAsDeleted: true },
      },
    },
    restore: {
      call: 'POST comment/restore',
      source: '5',
      screens: ['album', 'track', 'admin: comments'],
      body: { commentIds: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    vote: {
      call: 'POST vote',
      source: '5',
      body: { ...model, vote_type: required('upvote', 'downvote') },
      ...signedIn,
      ...undocumentedResponse,
    },
    report: {
      call: 'POST report',
      source: '5',
      body: { ...model, reason: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    withdrawReport: {
      call: 'DELETE report/:type/:id',
      source: '5',
      screens: ['album', 'track', 'admin: comments'],
      ...signedIn,
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
