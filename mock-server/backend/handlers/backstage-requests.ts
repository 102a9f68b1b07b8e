import type * as z from 'zod/mini'

import { backstageRequests } from '@/contract/groups/backstage-requests'
import { HttpStatus } from '@/contract/machinery/http-status'
import { decodeFilters } from '@/contract/machinery/wire'
import { CURRENT_USER } from '@/contract/shapes/music-body'

import { backstageRequests as documented } from '../../documented/groups/backstage-requests'
import { invalid, MockFailure } from '../../kit/mock-failure'
import { presentFileEntry } from '../../rules/files/present-file-entry'
import { castValue } from '../../rules/lists/filter-rows'
import { managedPage } from '../../rules/lists/managed-page'
import { addManager } from '../../rules/music/managed-artists'
import { newArtist } from '../../rules/music/new-artist'
import { presentArtist, presentProfile } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import { requireUser } from '../../rules/permissions/find-user'
import { forbidden, may, requirePermission } from '../../rules/permissions/permissions'
import type { Caller } from '../../state/caller'
import { roles } from '../../state/seeds/roles'
import type { MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import type { MockBackstageRequest } from '../../state/store/moderation-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

type RequestBody = z.output<typeof backstageRequests.create.body>

function present({ db }: Caller, row: MockBackstageRequest) {
  const { user_id, first_name, last_name, image, role, company, scan_id, ...fields } = row
  const user = db.users.get(user_id)
  const artist = row.artist_id === null ? undefined : db.artists.get(row.artist_id)
  return {
    ...fields,
    user: user ? presentProfile(user) : null,
    artist: artist ? presentArtist(artist) : null,
    data: { first_name, last_name, image, role, company, passport_scan_id: scan_id },
  }
}

/** Finds the pending request by the id in the path. Throws 404, or 422 once it was decided. */
function findPending({ db }: Caller, id = ''): MockBackstageRequest {
  const row = findRow(db.backstageRequests, id, 'BackstageRequest')
  if (row.status !== 'pending') {
    throw new MockFailure(HttpStatus.UnprocessableContent, { message: 'This request was already handled.', errors: {} })
  }
  return row
}

/** Returns the id of the request's artist, and creates one that does not exist yet. */
function artistOf({ db }: Caller, { artist_id, artist_name, image }: MockBackstageRequest): number {
  if (artist_id !== null && db.artists.get(artist_id)) return artist_id
  return db.artists.insert(newArtist(db, { name: artist_name, image_small: image })).id
}

/** Lets the user of an approved request publish music of the artist. */
function openBackstage({ db }: Caller, { user_id, role }: MockBackstageRequest, artist_id: number): void {
  addManager(db, artist_id, { user_id, role })
  const { id, name } = roles.artists
  const user = db.users.get(user_id)
  if (user && !user.roles.some((own) => own.id === id))
    db.users.update(user_id, { roles: [...user.roles, { id, name }] })
}

type ListQuery = z.output<typeof backstageRequests.list.query>

/**
 * The requests that a list may show: all with the permission, else those of the caller, whom the filter and `userId` must
 * name. Throws 401 and 403.
 */
function listableRows(caller: Caller, { filters = '', userId }: ListQuery): readonly MockBackstageRequest[] {
  const { db } = caller
  const user = requireUser(caller)
  if (may(db, user, 'backstageRequests.view')) return db.backstageRequests.all()
  const named = decodeFilters(filters).find(({ key, operator }) => key === 'user_id' && operator === '=')
  if (userId !== user.id || !named || Number(castValue(named.value)) !== user.id) throw forbidden()
  return db.backstageRequests.all().filter(({ user_id }) => user_id === user.id)
}

const invalidAt = (field: string, name: string): MockFailure => invalid(field, `The selected ${name} is invalid.`)

/** Refuses a request for an unknown artist, or with the document of another user. Throws 422. */
function checkRequest({ db }: Caller, { id }: MockUser, { artist_id, data }: RequestBody): void {
  if (artist_id !== CURRENT_USER && !db.artists.get(artist_id)) throw invalidAt('artist_id', 'artist id')
  const scanId = data.passport_scan_id ?? null
  if (scanId !== null && db.files.get(scanId)?.owner_id !== id)
    throw invalidAt('data.passport_scan_id', 'data.passport scan id')
}

const emptyData = { first_name: '', last_name: '', image: null, role: '', company: null }

/** The row of a new request. */
function newRequest(caller: Caller, { id }: MockUser, { type, artist_id, artist_name, data }: RequestBody) {
  const { passport_scan_id: scan_id = null, ...details } = data
  const row: MockBackstageRequest = {
    ...emptyData,
    ...details,
    id: caller.db.backstageRequests.nextId(),
    user_id: id,
    type,
    status: 'pending',
    artist_id: artist_id === CURRENT_USER ? null : artist_id,
    artist_name,
    scan_id,
    notes: null,
    created_at: dateOf(caller),
    updated_at: dateOf(caller),
  }
  return row
}

const dateOf = ({ now }: Caller): string => new Date(now()).toISOString()

export const backstageRequestHandlers = mockGroup(backstageRequests, documented, {
  list: (request) => {
    const caller = callerOf(request)
    return managedPage(caller, listableRows(caller, request.query), request.query, {
      table: 'backstageRequests',
      readers: { type: ({ type }) => type, status: ({ status }) => status, user_id: ({ user_id }) => user_id },
      searched: ({ artist_name, first_name, last_name }) => [artist_name, first_name, last_name],
      present: (row) => present(caller, row),
    })
  },

  show: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    const row = findRow(caller.db.backstageRequests, request.params['id'], 'BackstageRequest')
    if (row.user_id !== user.id) requirePermission(caller, 'backstageRequests.view')
    const presentedRow = present(caller, row)
    const scan =
      row.scan_id === null ? undefined : (caller.db.scans.get(row.scan_id) ?? caller.db.files.get(row.scan_id))
    const passport_scan_entry = scan ? presentFileEntry(scan, request.site) : null
    return { request: { ...presentedRow, data: { ...presentedRow.data, passport_scan_entry } } }
  },

  create: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    requirePermission(caller, 'backstageRequests.create')
    checkRequest(caller, user, request.body)
    const row = caller.db.backstageRequests.insert(newRequest(caller, user, request.body))
    return { request: present(caller, row) }
  },

  approve: (request) => {
    const caller = administrator(callerOf(request), 'backstageRequests.update')
    const { db } = caller
    const row = findPending(caller, request.params['id'])
    const { markArtistAsVerified = false, notes = null } = request.body
    const artist_id = artistOf(caller, row)
    openBackstage(caller, row, artist_id)
    if (markArtistAsVerified) db.artists.update(artist_id, { verified: true })
    db.backstageRequests.update(row.id, { status: 'approved', artist_id, notes, updated_at: dateOf(caller) })
    return {}
  },

  deny: (request) => {
    const caller = administrator(callerOf(request), 'backstageRequests.update')
    const { id } = findPending(caller, request.params['id'])
    const { notes = null } = request.body
    caller.db.backstageRequests.update(id, { status: 'denied', notes, updated_at: dateOf(caller) })
    return {}
  },
})
