import { backstageRequests } from '@/contract/groups/backstage-requests'
import { HttpStatus } from '@/contract/machinery/http-status'

import { backstageRequests as documented } from '../../documented/groups/backstage-requests'
import { MockFailure } from '../../kit/mock-failure'
import { presentFileEntry } from '../../rules/files/present-file-entry'
import { managedPage } from '../../rules/lists/managed-page'
import { presentArtist, presentProfile } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import type { MockBackstageRequest } from '../../state/store/moderation-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

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
  return db.artists.insert({
    id: db.artists.nextId(),
    name: artist_name,
    image_small: image,
    verified: false,
    plays: 0,
    views: 0,
    genres: [],
    description: null,
    country: null,
    city: null,
    links: [],
    model_type: 'artist',
  }).id
}

const dateOf = ({ now }: Caller): string => new Date(now()).toISOString()

export const backstageRequestHandlers = mockGroup(backstageRequests, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), 'backstageRequests.view')
    return managedPage(caller, caller.db.backstageRequests.all(), request.query, {
      table: 'backstageRequests',
      readers: { type: ({ type }) => type, status: ({ status }) => status, user_id: ({ user_id }) => user_id },
      searched: ({ artist_name, first_name, last_name }) => [artist_name, first_name, last_name],
      present: (row) => present(caller, row),
    })
  },

  show: (request) => {
    const caller = administrator(callerOf(request), 'backstageRequests.view')
    const row = findRow(caller.db.backstageRequests, request.params['id'], 'BackstageRequest')
    const presentedRow = present(caller, row)
    const scan = row.scan_id === null ? undefined : caller.db.scans.get(row.scan_id)
    const passport_scan_entry = scan ? presentFileEntry(scan, request.site) : null
    return { request: { ...presentedRow, data: { ...presentedRow.data, passport_scan_entry } } }
  },

  approve: (request) => {
    const caller = administrator(callerOf(request), 'backstageRequests.update')
    const { db } = caller
    const row = findPending(caller, request.params['id'])
    const { markArtistAsVerified = false, notes = null } = request.body
    const artist_id = artistOf(caller, row)
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
