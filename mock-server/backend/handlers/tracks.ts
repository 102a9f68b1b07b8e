import { tracks } from '@/contract/groups/tracks'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { tracks as documented } from '../../documented/groups/tracks'
import { audioMetadata } from '../../rules/files/audio-metadata'
import { fileAt, fileResponse } from '../../rules/files/file-at'
import { managedPage } from '../../rules/lists/managed-page'
import { waveComments } from '../../rules/music/comment-thread'
import { artistNames, musicReaders } from '../../rules/music/credited'
import { removeTrackReferences } from '../../rules/music/edit-catalogue'
import { createTrack, updateTrack } from '../../rules/music/edit-track'
import { musicCreator, musicEditor } from '../../rules/music/music-rights'
import { limitChanges, limitToOwn } from '../../rules/music/own-music'
import { playedLyrics } from '../../rules/music/played-lyrics'
import { presentEditedTrack } from '../../rules/music/present'
import { synthesizedFile, synthesizedWave } from '../../rules/music/synthesized-track'
import { trackPage } from '../../rules/music/track-page'
import { administrator } from '../../rules/permissions/administrator'
import { forbidden, may } from '../../rules/permissions/permissions'
import { releases } from '../../rules/releases/releases'
import type { Caller } from '../../state/caller'
import { findRow, findRows, notFound } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

/** Finds the uploaded file that a track plays. */
const uploadedAudio = (db: Caller['db'], src: string | null | undefined) =>
  fileAt(db, /storage\/track_media\/[^?]+$/.exec(src ?? '')?.[0] ?? '')

export const trackHandlers = mockGroup(tracks, documented, {
  list: (request) => {
    const caller = administrator(musicCaller(request), 'tracks.view')
    return managedPage(caller, caller.db.tracks.all(), request.query, {
      table: 'tracks',
      readers: { ...musicReaders, album_id: ({ album }) => album?.id },
      searched: artistNames,
      present: (track) => presentEditedTrack(caller, track),
    })
  },

  show: (request) => trackPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  create: (request) => {
    const caller = musicCreator(musicCaller(request), 'tracks')
    limitToOwn(caller, 'tracks', request.body)
    return { track: presentEditedTrack(caller, createTrack(caller, request.body)) }
  },

  update: (request) => {
    const caller = musicCaller(request)
    const editable = musicEditor(caller, 'tracks', 'update')
    const known = editable(findRow(caller.db.tracks, request.params['id'], 'Track'))
    const album = caller.db.albums.get(request.body.album_id ?? 0)
    if (album) editable(album)
    limitChanges(caller, 'tracks', request.body, known)
    return { track: presentEditedTrack(caller, updateTrack(caller, known.id, request.body)) }
  },

  remove: (request) => {
    const caller = musicCaller(request)
    const { db } = caller
    const editable = musicEditor(caller, 'tracks', 'delete')
    for (const { id } of findRows(db.tracks, request.params['ids'], 'Track').map(editable)) {
      db.tracks.remove(id)
      removeTrackReferences(db, id)
    }
    return {}
  },

  extractMetadata: async (request) => {
    const { db, user } = musicCreator(musicCaller(request), 'tracks')
    const file = findRow(db.files, request.params['fileEntryId'], 'FileEntry')
    if (file.owner_id !== user?.id && !may(db, user, `${assumedPermissions.files}.view`)) throw forbidden()
    const { autoMatchAlbum = false } = request.body
    return { metadata: await audioMetadata(file, { db, autoMatchAlbum }) }
  },

  wave: (request) => {
    const caller = musicCaller(request)
    const { id, waveData } = findRow(caller.db.tracks, request.params['id'], 'Track')
    return { waveData: waveData === undefined ? synthesizedWave(id) : waveData, comments: waveComments(caller, id) }
  },

  lyrics: (request) => {
    const { db } = musicCaller(request)
    const track = findRow(db.tracks, request.params['id'], 'Track')
    const lyric = db.lyrics.all().find(({ track_id }) => track_id === track.id)
    if (!lyric) throw notFound('Lyric', track.id)
    return playedLyrics(lyric, releases[request.world.release].lyrics)
  },

  download: (request) => {
    const { db } = musicCaller(request, 'music.download')
    const { id, name, src } = findRow(db.tracks, request.params['id'], 'Track')
    const uploaded = uploadedAudio(db, src)
    const response = fileResponse(uploaded ?? synthesizedFile(id))
    const file = encodeURIComponent(`${name}.${uploaded?.extension ?? 'wav'}`)
    response.headers.set('Content-Disposition', `attachment; filename*=UTF-8''${file}`)
    return response
  },
})
