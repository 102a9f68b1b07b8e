import { search } from '@/contract/groups/search'
import { seededRandom } from '@demo-media/seeded-random'

import { finders, searchLists, searchPage } from '../../rules/music/search-page'
import { releases } from '../../rules/releases/releases'
import { findRow, notFound } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const ID_LENGTH = 11
const ID_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const RESULTS = 3

/** Generates YouTube search results for a track, always the same ones. */
const videosFor = (trackId: number, title: string): { id: string; title: string }[] =>
  Array.from({ length: RESULTS }, (_, index) => {
    const random = seededRandom('video', trackId, index)
    return { id: Array.from({ length: ID_LENGTH }, () => random.pick(ID_LETTERS)).join(''), title }
  })

/** Decodes the second layer of a doubly encoded name; keeps a singly encoded one. */
function decodeOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isFindable = (type: string): type is keyof typeof finders => Object.hasOwn(finders, type)

export const searchHandlers = mockGroup('search', search, {
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
