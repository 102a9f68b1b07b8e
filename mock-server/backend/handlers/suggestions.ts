import { suggestions } from '@/contract/groups/suggestions'
import { CURRENT_USER } from '@/contract/shapes/music-body'

import { suggestions as documented } from '../../documented/groups/suggestions'
import { type Row, searchRows } from '../../rules/lists/listing'
import { normalize } from '../../rules/lists/normalized-model'
import { managedArtists, presentSelfAsArtist } from '../../rules/music/managed-artists'
import { requireUser } from '../../rules/permissions/find-user'
import { findRow } from '../../state/store/find-row'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const DEFAULT_LIMIT = 10

export const suggestionHandlers = mockGroup(suggestions, documented, {
  artists: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    const { query, limit = DEFAULT_LIMIT, listAll = false, excludeSelf = false } = request.query
    const own = managedArtists(caller.db, user).map(({ artist }) => artist)
    const rows = listAll ? caller.db.artists.all() : own
    const found = <Item extends Row>(items: readonly Item[]) => (query ? searchRows(items, query) : items)
    const self = excludeSelf || own.length > 0 ? [] : found([presentSelfAsArtist(user)])
    return { results: [...self, ...found(rows).map((row) => normalize(row, 'artist'))].slice(0, limit) }
  },

  artist: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    const { id } = request.params
    if (id === CURRENT_USER) return { model: presentSelfAsArtist(user) }
    return { model: normalize(findRow(caller.db.artists, id, 'Artist'), 'artist') }
  },
})
