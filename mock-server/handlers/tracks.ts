import { tracks } from '@/contract/tracks'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { audioMetadata } from '../files/audio-metadata'
import { fileAt, fileResponse } from '../files/file-at'
import { mockGroup } from '../mock'
import { waveComments } from '../music/comment-thread'
import { forgetTrack } from '../music/edit-catalogue'
import { createTrack, updateTrack } from '../music/edit-track'
import { playedLyrics } from '../music/played-lyrics'
import { presentEditedTrack } from '../music/present'
import { trackPage } from '../music/track-page'
import { releases } from '../releases/releases'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow, notFound } from '../store/find-row'
import { listRows } from '../store/listing'
import { renderWav, wavSize } from '../synthesis/audio/wav'
import { waveformOf } from '../synthesis/audio/waveform'
import { musicCaller } from './music-caller'

/** Returns the caller if they may do this with tracks. Throws 401 or 403. */
function trackCaller(
  request: Parameters<typeof musicCaller>[0],
  right: 'view' | 'create' | 'update' | 'delete',
): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `tracks.${right}`)
}

/** Finds the uploaded file that a track plays. */
const uploadedAudio = (db: Caller['db'], src: string | null | undefined) =>
  fileAt(db, /storage\/track_media\/[^?]+$/.exec(src ?? '')?.[0] ?? '')

export const trackHandlers = mockGroup('tracks', tracks, {
  list: (request) => {
    const caller = trackCaller(request, 'view')
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.tracks.all(), filters, {
      image: ({ image }) => image,
      album_id: ({ album }) => album?.id,
      plays: ({ plays }) => plays ?? 0,
      artists: ({ artists }) => artists.map(({ id }) => id),
      ...dateReaders,
    })
    const page = listRows(caller, rows, query, {
      order: 'updated_at:desc',
      searched: ({ artists }) => artists.map(({ name }) => name),
    })
    return { pagination: { ...page, data: page.data.map((track) => presentEditedTrack(caller, track)) } }
  },

  show: (request) => trackPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  create: (request) => {
    const caller = trackCaller(request, 'create')
    return { track: presentEditedTrack(caller, createTrack(caller, request.body)) }
  },

  update: (request) => {
    const caller = trackCaller(request, 'update')
    const { id } = findRow(caller.db.tracks, request.params['id'] ?? '', 'Track')
    return { track: presentEditedTrack(caller, updateTrack(caller, id, request.body)) }
  },

  remove: (request) => {
    const { db } = trackCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findRow(db.tracks, id, 'Track'))
    for (const { id } of rows) {
      db.tracks.remove(id)
      forgetTrack(db, id)
    }
    return {}
  },

  extractMetadata: async (request) => {
    const { db } = trackCaller(request, 'create')
    const file = findRow(db.files, request.params['fileEntryId'] ?? '', 'FileEntry')
    return { metadata: await audioMetadata(file) }
  },

  wave: (request) => {
    const caller = musicCaller(request)
    const { id, waveData } = findRow(caller.db.tracks, request.params['id'] ?? '', 'Track')
    return { waveData: waveData === undefined ? waveformOf(id) : waveData, comments: waveComments(caller, id) }
  },

  lyrics: (request) => {
    const { db } = musicCaller(request)
    const track = findRow(db.tracks, request.params['id'] ?? '', 'Track')
    const lyric = db.lyrics.all().find(({ track_id }) => track_id === track.id)
    if (!lyric) throw notFound('Lyric', track.id)
    return playedLyrics(lyric, releases[request.world.release].lyrics)
  },

  download: (request) => {
    const { db } = musicCaller(request, 'music.download')
    const { id, name, src } = findRow(db.tracks, request.params['id'] ?? '', 'Track')
    const uploaded = uploadedAudio(db, src)
    const response = uploaded
      ? fileResponse(uploaded)
      : fileResponse({ content: new Blob([new Uint8Array(renderWav(id, 0, wavSize(id)))]), mime: 'audio/wav' })
    const file = encodeURIComponent(`${name}.${uploaded?.extension ?? 'wav'}`)
    response.headers.set('Content-Disposition', `attachment; filename*=UTF-8''${file}`)
    return response
  },
})
