import { customDomains, type domainFailReasons } from '@/contract/custom-domains'
import { HttpStatus } from '@/contract/http-status'

import { requireUser } from '../accounts/find-user'
import { type Caller, callerOf } from '../caller'
import { mockGroup, type MockRequest } from '../mock'
import { invalid, MockFailure } from '../mock-failure'
import { presentProfile } from '../music/present'
import { requirePermission } from '../permissions'
import type { Db } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockCustomDomain } from '../store/moderation-rows'

/** Address of the mock's server, in a range for documentation. */
const SERVER_IP = '203.0.113.7'

/** Returns the signed-in caller. Throws 401, or 404 while custom domains are disabled. */
function domainUser(request: Parameters<typeof callerOf>[0]): Caller {
  const caller = callerOf(request)
  requireUser(caller)
  if (!caller.db.settings.custom_domains) {
    throw new MockFailure(HttpStatus.NotFound, { message: 'Custom domains are disabled.' })
  }
  return caller
}

/** Returns the caller if they may do this with domains. Throws 401, 403 or 404. */
function domainCaller(request: Parameters<typeof callerOf>[0], right: 'view' | 'create' | 'update' | 'delete'): Caller {
  const caller = domainUser(request)
  requirePermission(caller, `custom_domains.${right}`)
  return caller
}

const findDomain = (db: Db, id = ''): MockCustomDomain => findRow(db.customDomains, id, 'CustomDomain')

function present({ db }: Caller, row: MockCustomDomain) {
  const user = db.users.get(row.user_id)
  return { ...row, user: user ? presentProfile(user) : null }
}

/** Throws 422 when another domain has the host. */
function requireUnusedHost(db: Db, host: string, known?: MockCustomDomain): void {
  if (db.customDomains.all().some((other) => other.host === host && other.id !== known?.id)) {
    throw invalid('host', 'The host has already been taken.')
  }
}

/** Columns of a request. Throws 422 when another domain has the host. */
function columnsOf(
  { db, now }: Caller,
  body: MockRequest<typeof customDomains.update>['body'],
  known?: MockCustomDomain,
) {
  const { host, global = false, resource_id = null, resource_type = null } = body
  requireUnusedHost(db, host, known)
  return { host, global, resource_id, resource_type, updated_at: new Date(now()).toISOString() }
}

/** Why a host is not connected: of the hosts on the internet, the mock knows those below `ready.test` and `half.test`. */
function failReasonOf(host: string): (typeof domainFailReasons)[number] | undefined {
  if (host.endsWith('.ready.test')) return undefined
  return host.endsWith('.half.test') ? 'serverNotConfigured' : 'dnsNotSetup'
}

export const customDomainHandlers = mockGroup('customDomains', customDomains, {
  list: (request) => {
    const caller = domainCaller(request, 'view')
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.customDomains.all(), filters, {
      global: (domain) => domain.global,
      user_id: ({ user_id }) => user_id,
      ...dateReaders,
    })
    const page = listRows(caller, rows, query, { order: 'updated_at:desc', searched: ({ host }) => [host] })
    return { pagination: { ...page, data: page.data.map((row) => present(caller, row)) } }
  },

  show: (request) => {
    const caller = domainCaller(request, 'view')
    return { domain: present(caller, findDomain(caller.db, request.params['id'])) }
  },

  create: (request) => {
    const caller = domainCaller(request, 'create')
    const { customDomains: table } = caller.db
    const columns = columnsOf(caller, request.body)
    const { id: user_id } = requireUser(caller)
    const domain = table.insert({ id: table.nextId(), user_id, created_at: columns.updated_at, ...columns })
    return { domain: present(caller, domain) }
  },

  update: (request) => {
    const caller = domainCaller(request, 'update')
    const known = findDomain(caller.db, request.params['id'])
    const domain = caller.db.customDomains.update(known.id, columnsOf(caller, request.body, known))
    return { domain: present(caller, domain) }
  },

  remove: (request) => {
    const { db } = domainCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findDomain(db, id))
    rows.forEach(({ id }) => db.customDomains.remove(id))
    return {}
  },

  authorize: (request) => {
    const { action } = request.params
    if (action !== 'store' && action !== 'update') throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
    const { db } = domainCaller(request, action === 'store' ? 'create' : 'update')
    if (action === 'store') requireUnusedHost(db, request.body.host)
    return { serverIp: SERVER_IP }
  },

  validate: (request) => {
    domainUser(request)
    const failReason = failReasonOf(request.body.host)
    if (failReason)
      throw new MockFailure(HttpStatus.UnprocessableContent, { message: 'The domain is not connected.', failReason })
    return { result: 'connected' as const }
  },
})
