import { type DocumentedEndpoint, empty, listParameters, optional, required, undocumentedResponse } from './documented'
import { album, artist, eachUser, lists, pages, playlist, track } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

const VIEW = 'permission music.view'
const listener = { rights: [VIEW] } as const
const editor = { rights: ['signed in', VIEW] } as const
const status = { responses: { status: { status: 'success' } } }

const details = { description: optional(), public: optional(), collaborative: optional(), image: optional() }
const edited = { responses: eachUser((user) => ({ playlist: { ...playlist, editors: [user] } })) }
const ids = { body: { ids: required() } }
const likes = {
  body: {
    likeables: required(),
    'likeables.*.likeable_id': required(),
    'likeables.*.likeable_type': required('track', 'album', 'artist'),
  },
}

/** Playlists, the player and the library (section 5). */
export const listeningRows = {
  playlists: {
    list: {
      call: 'GET playlists',
      source: '2.1, 7',
      query: listParameters,
      rights: ['signed in', 'permission playlists.view'],
      responses: lists({ ...playlist, editors: [], tracks_count: 1, plays: 5, views: 9 }),
      assumed: 'the permission and the rows',
    },
    show: {
      call: 'GET playlists/:id',
      source: '1.4, 5',
      query: { loader: required('playlistPage') },
      ...listener,
      responses: eachUser((user) => ({
        playlist: { ...playlist, editors: [user], tracks_count: 1 },
        tracks: pages(track)['simple of A and B1'],
        totalDuration: 120_000,
        loader: 'playlistPage',
      })),
    },
    tracks: {
      call: 'GET playlists/:id/tracks',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists({ ...track, position: 1 }),
    },
    ofUser: {
      call: 'GET users/:userId/playlists',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(playlist),
    },
    create: {
      call: 'POST playlists',
      source: '5, 5.1',
      body: { name: required(), ...details },
      rights: ['signed in', 'permission playlists.create'],
      ...edited,
      refusals: ['422 name or description'],
    },
    update: {
      call: 'PUT playlists/:id',
      source: '5',
      body: { name: optional(), ...details },
      ...editor,
      ...edited,
      assumed: 'that an update can omit the name',
    },
    remove: { call: 'DELETE playlists/:ids', source: '5; spec 7', ...editor, ...undocumentedResponse },
    addTracks: { call: 'POST playlists/:id/tracks/add', source: '5', ...ids, ...editor, ...edited },
    removeTracks: { call: 'POST playlists/:id/tracks/remove', source: '5', ...ids, ...editor, ...edited },
    orderTracks: { call: 'POST playlists/:id/tracks/order', source: '5', ...ids, ...editor, ...undocumentedResponse },
    follow: { call: 'POST playlists/:id/follow', source: '5', ...editor, ...status },
    unfollow: { call: 'POST playlists/:id/unfollow', source: '5', ...editor, ...status },
  },
  player: {
    queue: {
      call: 'POST player/tracks',
      source: '5',
      body: { queueId: required(), lastTrack: optional(), perPage: optional() },
      rights: ['permission music.play'],
      responses: { tracks: { tracks: [track] }, end: { tracks: [] } },
    },
    logPlay: {
      call: 'POST tracks/plays/:trackId/log',
      source: '5',
      body: { queueId: required() },
      rights: ['permission music.play'],
      ...status,
    },
  },
  library: {
    add: { call: 'POST users/me/add-to-library', source: '5; trap 21', ...likes, ...editor, responses: empty },
    remove: { call: 'POST users/me/remove-from-library', source: '5; trap 21', ...likes, ...editor, responses: empty },
    tracks: {
      call: 'GET users/:userId/liked-tracks',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists({ ...track, added_at: '2024-05-04T10:00:00Z' }),
    },
    albums: {
      call: 'GET users/:userId/liked-albums',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(album),
    },
    artists: {
      call: 'GET users/:userId/liked-artists',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(artist),
    },
    history: {
      call: 'GET tracks/plays/:userId',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists({ ...track, added_at: '2024-05-04T10:00:00Z' }),
    },
  },
  reposts: {
    toggle: {
      call: 'POST reposts/toggle',
      source: '5',
      body: { repostable_id: required(), repostable_type: required('track', 'album') },
      ...editor,
      responses: { added: { action: 'added', repost: { id: 1 } }, removed: { action: 'removed' } },
    },
    ofUser: {
      call: 'GET users/:userId/reposts',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists({ repostable: album }),
    },
  },
  youtube: {
    logClientError: {
      call: 'POST youtube/log-client-error',
      source: '5',
      body: { code: required(), videoUrl: required() },
      rights: [],
      ...undocumentedResponse,
    },
  },
} satisfies Rows
