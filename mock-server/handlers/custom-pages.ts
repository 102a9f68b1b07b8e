import { customPages } from '@/contract/custom-pages'
import { slugify } from '@/lib/text'

import { requireUser } from '../accounts/find-user'
import { type Caller, callerOf } from '../caller'
import { mockGroup, type MockRequest } from '../mock'
import { invalid } from '../mock-failure'
import { customPage } from '../pages/custom-page'
import { plainText } from '../pages/html'
import { requirePermission } from '../permissions'
import type { Db } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockCustomPage } from '../store/page-rows'

/** Length of a page's text in a list, in characters (backend contract, section 7). */
const EXCERPT_LENGTH = 100

/** Returns the caller if they may do this with pages. Throws 401 or 403. */
function pageCaller(request: Parameters<typeof callerOf>[0], right: 'view' | 'create' | 'update' | 'delete'): Caller {
  const caller = callerOf(request)
  requireUser(caller)
  requirePermission(caller, `custom_pages.${right}`)
  return caller
}

const findPage = (db: Db, id = ''): MockCustomPage => findRow(db.customPages, id, 'CustomPage')

/** Columns of a request. Throws 422 when another page has the slug. */
function columnsOf({ db, now }: Caller, body: MockRequest<typeof customPages.update>['body'], known?: MockCustomPage) {
  const title = body.title.trim()
  const slug = slugify(body.slug ?? '') || slugify(title)
  if (db.customPages.all().some((other) => other.slug === slug && other.id !== known?.id)) {
    throw invalid('slug', 'The slug has already been taken.')
  }
  const kept = { body: body.body ?? '', meta: body.meta ?? known?.meta ?? [] }
  return { title, slug, ...kept, updated_at: new Date(now()).toISOString() }
}

export const customPageHandlers = mockGroup('customPages', customPages, {
  list: (request) => {
    const caller = pageCaller(request, 'view')
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.customPages.all(), filters, {
      type: ({ type }) => type,
      user_id: ({ user_id }) => user_id,
      ...dateReaders,
    }).map((page) => ({ ...page, body: plainText(page.body) }))
    const page = listRows(caller, rows, query, {
      order: 'updated_at:desc',
      searched: ({ title, slug, body }) => [title, slug, body],
    })
    return {
      pagination: { ...page, data: page.data.map((row) => ({ ...row, body: row.body.slice(0, EXCERPT_LENGTH) })) },
    }
  },

  show: (request) => customPage(callerOf(request), request.params['idOrSlug'] ?? '', request.site),

  create: (request) => {
    const caller = pageCaller(request, 'create')
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
    const caller = pageCaller(request, 'update')
    const known = findPage(caller.db, request.params['id'])
    return { page: caller.db.customPages.update(known.id, columnsOf(caller, request.body, known)) }
  },

  remove: (request) => {
    const { db } = pageCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findPage(db, id))
    for (const { id } of rows) db.customPages.remove(id)
    return {}
  },
})
