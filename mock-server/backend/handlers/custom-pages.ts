import { customPages } from '@/contract/groups/custom-pages'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { slugify } from '@/lib/slug'

import { customPages as documented } from '../../documented/groups/custom-pages'
import { plainText } from '../../kit/html'
import { managedPage } from '../../rules/lists/managed-page'
import { customPage } from '../../rules/pages/custom-page'
import { administrator } from '../../rules/permissions/administrator'
import { requireUser } from '../../rules/permissions/find-user'
import type { Caller } from '../../state/caller'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockCustomPage } from '../../state/store/page-rows'
import { requireUnique } from '../../state/store/require-unique'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'

/** Length of a page's text in a list, in characters (backend contract, section 7). */
const EXCERPT_LENGTH = 100

/** Columns of a request. Throws 422 when another page has the slug. */
function columnsOf({ db, now }: Caller, body: MockRequest<typeof customPages.update>['body'], known?: MockCustomPage) {
  const title = body.title.trim()
  const slug = slugify(body.slug ?? '') || slugify(title)
  requireUnique(db.customPages, 'slug', slug, known)
  const content = { body: body.body ?? '', meta: body.meta ?? known?.meta ?? [] }
  return { title, slug, ...content, updated_at: new Date(now()).toISOString() }
}

export const customPageHandlers = mockGroup(customPages, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.customPages}.view`)
    const rows = caller.db.customPages.all().map((page) => ({ ...page, body: plainText(page.body) }))
    return managedPage(caller, rows, request.query, {
      table: 'customPages',
      readers: { type: ({ type }) => type, user_id: ({ user_id }) => user_id },
      searched: ({ title, slug, body }) => [title, slug, body],
      present: (row) => ({ ...row, body: row.body.slice(0, EXCERPT_LENGTH) }),
    })
  },

  show: (request) => customPage(callerOf(request), request.params['idOrSlug'] ?? '', request.site),

  create: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.customPages}.create`)
    const { customPages: table } = caller.db
    const columns = columnsOf(caller, request.body)
    const { id: user_id } = requireUser(caller)
    return {
      page: table.insert({
        id: table.nextId(),
        type: 'default',
        user_id,
        created_at: columns.updated_at,
        ...columns,
      }),
    }
  },

  update: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.customPages}.update`)
    const known = findRow(caller.db.customPages, request.params['id'], 'CustomPage')
    return { page: caller.db.customPages.update(known.id, columnsOf(caller, request.body, known)) }
  },

  remove: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.customPages}.delete`)
    for (const { id } of findRows(db.customPages, request.params['ids'], 'CustomPage')) db.customPages.remove(id)
    return {}
  },
})
