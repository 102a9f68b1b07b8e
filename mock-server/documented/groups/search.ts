import { type DocumentedGroup, listener, listParameters, required } from '../documented'
import { album, artist, artistPages, eachUser, lists, pages, playlist, track, users } from '../samples'

const results = (one: (item: unknown) => unknown) => ({
  artists: one(artist),
  albums: one(album),
  tracks: one(track),
  playlists: one(playlist),
  users: one(users['name and image']),
})

export const search = {
  section: '5',
  rule: 'Results are grouped by type, as pages or lists; an empty query has none.',
  screens: ['search'],
  endpoints: {
    all: {
      call: 'GET search',
      source: '0, 5',
      loader: 'searchPage',
      // A client of both releases sends both spellings (section 0, "Advice").
      query: {
        query: required(),
        loader: required('searchPage', 'search'),
        modelTypes: required('artist', 'album', 'track', 'user', 'playlist'),
        types: required('artist', 'album', 'track', 'user', 'playlist'),
        limit: required(),
      },
      ...listener,
      responses: {
        'pages of B': { query: 'a', results: results((item) => pages(item)['simple of A and B1']), loader: 'search' },
        'pages of B2': { query: 'a', results: results((item) => pages(item)['simple of B2']), loader: 'search' },
        'lists of A': { query: 'a', results: results((item) => [item]) },
        'two types': {
          query: 'a',
          results: { artists: pages(artist)['simple of B2'], tracks: pages(track)['simple of B2'] },
          loader: 'searchPage',
        },
        'two types of A': { query: 'a', results: { artists: [artist], tracks: [track] } },
        'empty query': { query: '', results: [], loader: 'search' },
      },
    },
    model: {
      call: 'GET search/model/:type',
      source: '5',
      screens: ['search', 'admin: upload', 'backstage: upload'],
      query: { ...listParameters, query: required() },
      ...listener,
      responses: {
        ...lists(track),
        artist: { pagination: artistPages },
        ...Object.fromEntries(
          [album, playlist].map((row) => [row.model_type, { pagination: pages(row)['simple of B2'] }]),
        ),
        ...eachUser((user) => ({ pagination: pages(user)['simple of A and B1'] })),
      },
    },
    audio: {
      call: 'GET search/audio/:trackId/:artistName/:trackName',
      source: '5, "Playing a track"; trap 23',
      screens: ['player bar, all play buttons'],
      rights: ['permission music.play'],
      responses: { videos: { results: [{ title: 'Aijā', id: 'dQw4w9WgXcQ' }] }, none: { results: [] } },
    },
  },
} satisfies DocumentedGroup
