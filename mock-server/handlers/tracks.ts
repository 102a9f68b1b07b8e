import { tracks } from '@/contract/tracks'

import { mockGroup } from '../mock'
import { waveComments } from '../music/comment-thread'
import { playedLyrics } from '../music/played-lyrics'
import { trackPage } from '../music/track-page'
import { releases } from '../releases/releases'
import { findRow, notFound } from '../store/find-row'
import { renderWav, wavSize } from '../synthesis/audio/wav'
import { waveformOf } from '../synthesis/audio/waveform'
import { musicCaller } from './music-caller'

export const trackHandlers = mockGroup('tracks', tracks, {
  show: (request) => trackPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  wave: (request) => {
    const caller = musicCaller(request)
    const { id } = findRow(caller.db.tracks, request.params['id'] ?? '', 'Track')
    return { waveData: waveformOf(id), comments: waveComments(caller, id) }
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
