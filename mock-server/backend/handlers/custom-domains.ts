import { customDomains, type domainFailReasons } from '@/contract/groups/custom-domains'
import { HttpStatus } from '@/contract/machinery/http-status'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { customDomains as documented } from '../../documented/groups/custom-domains'
import { MockFailure } from '../../kit/mock-failure'
import { managedPage } from '../../rules/lists/managed-page'
import { presentProfile } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import { requireUser } from '../../rules/permissions/find-user'
import type { Caller } from '../../state/caller'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockCustomDomain } from '../../state/store/moderation-rows'
import { requireUnique } from '../../state/store/require-unique'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'

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

function present({ db }: Caller, row: MockCustomDomain) {
  const user = db.users.get(row.user_id)
  return { ...row, user: user ? presentProfile(user) : null }
}

/** Columns of a request. Throws 422 when another domain has the host. */
function columnsOf(
  { db, now }: Caller,
  body: MockRequest<typeof customDomains.update>['body'],
  known?: MockCustomDomain,
) {
  const { host, global = false, resource_id = null, resource_type = null } = body
  requireUnique(db.customDomains, 'host', host, known)
  return { host, global, resource_id, resource_type, updated_at: new Date(now()).toISOString() }
}

/** Why a host is not connected: the mock treats only hosts below `ready.test` and `half.test` as existing. */
function failReasonOf(host: string): (typeof domainFailReasons)[number] | undefined {
  if (host.endsWith('.ready.test')) return undefined
  return host.endsWith('.half.test') ? 'serverNotConfigured' : 'dnsNotSetup'
}

export const customDomainHandlers = mockGroup(customDomains, documented, {
  list: (request) => {
    const caller = administrator(domainUser(request), `${assumedPermissions.customDomains}.view`)
    return managedPage(caller, caller.db.customDomains.all(), request.query, {
      table: 'customDomains',
      readers: { global: (domain) => domain.global, user_id: ({ user_id }) => user_id },
      searched: ({ host }) => [host],
      present: (row) => present(caller, row),
    })
  },

  create: (request) => {
    const caller = administrator(domainUser(request), `${assumedPermissions.customDomains}.create`)
    const { customDomains: table } = caller.db
    const columns = columnsOf(caller, request.body)
    const { id: user_id } = requireUser(caller)
    const domain = table.insert({ id: table.nextId(), user_id, created_at: columns.updated_at, ...columns })
    return { domain: present(caller, domain) }
  },

  update: (request) => {
    const caller = administrator(domainUser(request), `${assumedPermissions.customDomains}.update`)
    const known = findRow(caller.db.customDomains, request.params['id'], 'CustomDomain')
    const domain = caller.db.customDomains.update(known.id, columnsOf(caller, request.body, known))
    return { domain: present(caller, domain) }
  },

  remove: (request) => {
    const { db } = administrator(domainUser(request), `${assumedPermissions.customDomains}.delete`)
    for (const { id } of findRows(db.customDomains, request.params['ids'], 'CustomDomain')) db.customDomains.remove(id)
    return {}
  },

  authorize: (request) => {
    const { action } = request.params
    if (action !== 'store' && action !== 'update') throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
    const { db } = administrator(domainUser(request), `custom_domains.${action === 'store' ? 'create' : 'update'}`)
    if (action === 'store') requireUnique(db.customDomains, 'host', request.body.host)
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
