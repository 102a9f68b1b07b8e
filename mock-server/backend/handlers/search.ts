import { search } from '@/contract/groups/search'

import { search as documented } from '../../documented/groups/search'
import { finders, searchLists, searchPage } from '../../rules/music/search-page'
import { videosFor } from '../../rules/music/videos-for'
import { releases } from '../../rules/releases/releases'
import { findRow, notFound } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

/** Decodes the second layer of a doubly encoded name; keeps a singly encoded one. */
function decodeOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isFindable = (type: string): type is keyof typeof finders => Object.hasOwn(finders, type)

export const searchHandlers = mockGroup(search, documented, {
  all: (request) => {
    const caller = musicCaller(request)
    const isListed = releases[caller.release].search === 'lists'
    return isListed ? searchLists(caller, request.query) : searchPage(caller, request.query)
  },

  audio: (request) => {
    const { db } = musicCaller(request, 'music.play')
    const { trackId = '', artistName = '', trackName = '' } = request.params
    const track = findRow(db.tracks, trackId, 'Track')
    const results = videosFor(track.id, `${decodeOnce(artistName)} - ${decodeOnce(trackName)}`)
    if (db.settings.youtube?.store_id && !track.src) db.tracks.update(track.id, { src: results[0]?.id ?? '' })
    return { results }
  },

  model: (request) => {
    const caller = musicCaller(request)
    const type = request.params['type'] ?? ''
    if (!isFindable(type)) throw notFound('ModelType', type)
    return { pagination: finders[type](caller, request.query) }
  },
})
