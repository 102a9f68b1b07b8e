import { tags } from '@/contract/tags'

import { mockGroup } from '../mock'
import { presentAlbum, presentTrack } from '../music/present'
import type { Tag } from '../store/db'
import { notFound } from '../store/find-row'
import { listRows } from '../store/listing'
import { musicCaller } from './music-caller'

const DEFAULTS = { order: 'popularity:desc', kind: 'simple' as const }

/** Returns the rows with the tag. Throws 404 for a tag that no row of `every` has. */
function tagged<Row extends { tags: Tag[] }>(
  rows: readonly Row[],
  every: readonly { tags: Tag[] }[],
  name = '',
): Row[] {
  const has = (row: { tags: Tag[] }) => row.tags.some((tag) => tag.name === name)
  if (!every.some(has)) throw notFound('Tag', name)
  return rows.filter(has)
}

export const tagHandlers = mockGroup('tags', tags, {
  tracks: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.tracks.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, DEFAULTS)
    return { pagination: { ...page, data: page.data.map((track) => presentTrack(caller, track)) } }
  },

  albums: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.albums.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, DEFAULTS)
    return { pagination: { ...page, data: page.data.map((album) => presentAlbum(caller, album)) } }
  },
})
