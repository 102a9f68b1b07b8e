import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
  success,
} from '../documented'
import { eachUser, lists, pages, playlist, track } from '../samples'

const details = { description: optional(), public: optional(), collaborative: optional(), image: optional() }
const edited = { responses: eachUser((user) => ({ playlist: { ...playlist, editors: [user] } })) }
const ids = { body: { ids: required() } }

export const playlists = {
  section: '5',
  rule: 'A playlist comes as `playlist`, with a page of `tracks` and its total duration in milliseconds.',
  screens: ['playlist'],
  endpoints: {
    list: {
      call: 'GET playlists',
      source: '2.1, 7',
      inferred: true,
      screens: ['admin: playlists'],
      query: listParameters,
      rights: permitted('playlists.view'),
      responses: lists({ ...playlist, editors: [], tracks_count: 1, plays: 5, views: 9 }),
      assumed: 'the permission and the rows',
    },
    show: {
      call: 'GET playlists/:id',
      source: '1.4, 5',
      screens: ['playlist', 'admin: playlists'],
      loader: 'playlistPage',
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
      screens: ['account menu, sidebar', 'library', 'user profile'],
      query: listParameters,
      ...listener,
      responses: lists(playlist),
    },
    create: {
      call: 'POST playlists',
      source: '5, 5.1',
      screens: ['playlist', 'admin: playlists'],
      body: { name: required(), ...details },
      rights: permitted('playlists.create'),
      ...edited,
      refusals: ['422 name or description'],
    },
    update: {
      call: 'PUT playlists/:id',
      source: '5',
      screens: ['playlist', 'admin: playlists'],
      body: { name: optional(), ...details },
      rights: permitted('music.view'),
      ...edited,
      assumed: 'that an update can omit the name',
    },
    remove: {
      call: 'DELETE playlists/:ids',
      source: '5; spec 7',
      screens: ['playlist', 'admin: playlists'],
      rights: permitted('music.view'),
      ...undocumentedResponse,
    },
    addTracks: {
      call: 'POST playlists/:id/tracks/add',
      source: '5',
      ...ids,
      rights: permitted('music.view'),
      ...edited,
    },
    removeTracks: {
      call: 'POST playlists/:id/tracks/remove',
      source: '5',
      ...ids,
      rights: permitted('music.view'),
      ...edited,
    },
    orderTracks: {
      call: 'POST playlists/:id/tracks/order',
      source: '5',
      ...ids,
      rights: permitted('music.view'),
      ...undocumentedResponse,
    },
    follow: {
      call: 'POST playlists/:id/follow',
      source: '5',
      rights: permitted('music.view'),
      ...success,
    },
    unfollow: {
      call: 'POST playlists/:id/unfollow',
      source: '5',
      rights: permitted('music.view'),
      ...success,
    },
  },
} satisfies DocumentedGroup
