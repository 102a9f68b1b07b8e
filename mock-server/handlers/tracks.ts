import { tracks } from '@/contract/tracks'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { audioMetadata } from '../files/audio-metadata'
import { mockGroup } from '../mock'
import { waveComments } from '../music/comment-thread'
import { forgetTrack } from '../music/edit-catalogue'
import { createTrack, trackColumns } from '../music/edit-track'
import { presentEditedTrack } from '../music/present'
import { trackPage } from '../music/track-page'
import { lyricsAsText } from '../releases/lyrics-as-text'
import { releases } from '../releases/releases'
import type { MockTrack } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow, notFound } from '../store/find-row'
import { listRows } from '../store/listing'
import { renderWav, wavSize } from '../synthesis/audio/wav'
import { waveformOf } from '../synthesis/audio/waveform'
import { lyricsOf } from '../synthesis/lyrics/lyrics'
import { musicCaller } from './music-caller'

/** Lyrics that an administrator has written, or the generated ones; undefined for a track without any. */
function savedLyrics(track: MockTrack) {
  if (track.lyrics === undefined) return lyricsOf(track)
  if (!track.lyrics) return undefined
  return { is_synced: false, duration: track.duration ?? 0, lines: track.lyrics.split('\n').map((text) => ({ text })) }
}

/** Returns the caller if they may do this with tracks. Throws 401 or 403. */
function trackCaller(
  request: Parameters<typeof musicCaller>[0],
  right: 'view' | 'create' | 'update' | 'delete',
): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `tracks.${right}`)
}

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
    return { track: presentEditedTrack(caller, caller.db.tracks.update(id, trackColumns(caller, request.body))) }
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
    const lyrics = savedLyrics(track)
    if (!lyrics) throw notFound('Lyric', track.id)
    return releases[request.world.release].lyrics === 'text' ? lyricsAsText(track.id, lyrics) : lyrics
  },

  download: (request) => {
    const { db } = musicCaller(request, 'music.download')
    const { id, name } = findRow(db.tracks, request.params['id'] ?? '', 'Track')
    return new Response(new Uint8Array(renderWav(id, 0, wavSize(id))), {
      headers: {
        'Content-Type': 'audio/wav',
        'Content-Length': String(wavSize(id)),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.wav`,
      },
    })
  },
})
