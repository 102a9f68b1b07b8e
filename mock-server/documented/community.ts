import { type DocumentedEndpoint, listParameters, optional, required, undocumentedResponse } from './documented'
import { eachUser, lists, track, userLists, users } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

const VIEW = 'permission music.view'
const listener = { rights: [VIEW] } as const
const signedIn = { rights: ['signed in'] } as const

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

const customPage = { id: 9, title: 'Par mums', slug: 'par-mums', body: '<p>Sveiki!</p>', meta: [] }
const listedPage = { ...customPage, body: 'Sveiki!', type: 'default', user_id: 1, updated_at: '2024-05-04T10:00:00Z' }
const pageFields = { title: required(), slug: optional(), body: optional(), meta: optional(), 'meta.*': optional() }
const pageRight = (right: string) => ['signed in', `permission custom_pages.${right}`] as const
const shownPage = { page: customPage, loader: 'customPage' }

/** Comments, profiles and custom pages (sections 3.3, 5 and 7). */
export const communityRows = {
  customPages: {
    list: {
      call: 'GET custom-pages',
      source: '2.1, 7',
      query: listParameters,
      rights: pageRight('view'),
      responses: lists(listedPage),
      assumed: 'the permission',
    },
    show: {
      call: 'GET custom-pages/:idOrSlug',
      source: '7 and 10, "seo"',
      rights: [],
      responses: {
        'seo as HTML': { ...shownPage, seo: '<title>Par mums</title>' },
        'seo as a list of A': { ...shownPage, seo: [{ nodeName: 'title', _text: 'Par mums' }] },
        'only the page of the spec': { page: { id: 9, slug: 'par-mums', title: 'Par mums', body: '' } },
        'head tags': { page: { ...customPage, meta: { title: 'Par Dziesmu', description: null, image: null } } },
      },
    },
    create: {
      call: 'POST custom-pages',
      source: '7',
      body: pageFields,
      rights: pageRight('create'),
      ...undocumentedResponse,
      refusals: ['422 title', '422 slug'],
      assumed: 'the permission, the response, the refusals and the keys of `meta`',
    },
    update: {
      call: 'PUT custom-pages/:id',
      source: '7',
      body: pageFields,
      rights: pageRight('update'),
      ...undocumentedResponse,
      refusals: ['422 title', '422 slug'],
      assumed: 'the permission, the response, the refusals and the keys of `meta`',
    },
    remove: {
      call: 'DELETE custom-pages/:ids',
      source: 'spec 7',
      rights: pageRight('delete'),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
  },
  comments: {
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
      query: { ...listParameters, commentable_type: optional('track', 'album'), commentable_id: optional() },
      rights: ['signed in', 'permission comments.view'],
      responses: {
        ...lists(moderated),
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
      rights: ['signed in', 'permission comments.create'],
      ...undocumentedResponse,
      refusals: ['422 content'],
    },
    update: {
      call: 'PUT comment/:id',
      source: '5',
      body: { content: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    remove: {
      call: 'DELETE comment/:ids',
      source: '5',
      ...signedIn,
      responses: {
        deleted: { allDeleted: true, allMarkedAsDeleted: false },
        'marked as deleted': { allDeleted: false, allMarkedAsDeleted: true },
      },
    },
    restore: {
      call: 'POST comment/restore',
      source: '5',
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
    withdrawReport: { call: 'DELETE report/:type/:id', source: '5', ...signedIn, ...undocumentedResponse },
  },
  profiles: {
    show: {
      call: 'GET user-profile/:id',
      source: '5; trap 20',
      query: { loader: required('userProfilePage') },
      ...listener,
      responses: {
        ...eachUser((user) => ({
          user: {
            ...user,
            profile: { city: 'Rīga', country: 'lv', description: null },
            links: [{ url: 'https://anna.test', title: 'Anna' }],
            followers_count: 0,
            followed_users_count: 0,
          },
          loader: 'userProfilePage',
        })),
        'no profile': { user: { ...users['name and image'], profile: null } },
      },
    },
    update: {
      call: 'PUT users/profile/update',
      source: '5',
      body: {
        user: required(),
        'user.username': optional(),
        'user.first_name': optional(),
        'user.last_name': optional(),
        'user.avatar': optional(),
        'user.image': optional(),
        profile: required(),
        'profile.*': optional(),
        links: required(),
        'links.*.url': required(),
        'links.*.title': required(),
      },
      ...signedIn,
      responses: eachUser((user) => ({ user })),
    },
    followers: {
      call: 'GET users/:id/followers',
      source: '3.3',
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    followed: {
      call: 'GET users/:id/followed-users',
      source: '3.3',
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    followedIds: {
      call: 'GET users/:id/followed-users/ids',
      source: '3.3',
      ...listener,
      responses: { ids: { ids: [7] }, none: { ids: [] } },
    },
    follow: { call: 'POST users/:id/follow', source: '3.3', ...signedIn, ...undocumentedResponse },
    unfollow: { call: 'POST users/:id/unfollow', source: '3.3', ...signedIn, ...undocumentedResponse },
  },
} satisfies Rows
