import { type DocumentedEndpoint, listParameters, optional, required, undocumentedResponse } from './documented'
import { managedArtists } from './managed-artists'
import { managedLyrics } from './managed-lyrics'
import { managedAlbums, managedTracks } from './managed-music'
import { album, artist, eachUser, genre, lists, pages, playlist, track, userLists, users } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

/** Permission of the whole web player (spec 6). */
const listener = { rights: ['permission music.view'] } as const

const albumWithTracks = { ...album, tracks: [track], tags: [], genres: [genre], reposts_count: 0, likes_count: 2 }
const trackPage = { ...track, album: albumWithTracks, reposts_count: 0, likes_count: 0, description: null }
const channel = { id: 1, name: 'Jaunumi', slug: 'jaunumi', type: 'channel', config: { layout: 'grid' } }
const tag = { id: 3, name: 'ziema', display_name: 'Ziema', type: 'default' }
const tagFields = { name: required(), display_name: optional(), type: optional() }
const tagRight = (right: string) => ({ rights: ['signed in', `permission tags.${right}`] as const })
const genreFields = { name: required(), display_name: optional(), image: optional(), popularity: optional() }
const genreWriter = (right: string) => ({
  rights: ['signed in', `permission genres.${right}`] as const,
  ...undocumentedResponse,
})

const channelQuery = {
  ...listParameters,
  loader: required('channelPage', 'editChannelPage'),
  restriction: optional(),
  channelType: optional(),
}
const { 'simple of B2': artistPages } = pages(artist)
const results = (one: (item: unknown) => unknown) => ({
  artists: one(artist),
  albums: one(album),
  tracks: one(track),
  playlists: one(playlist),
  users: one(users['name and image']),
})

/** Pages of the catalogue (sections 5 and 5.1). */
export const catalogueRows = {
  landing: {
    artists: {
      call: 'GET landing/artists',
      source: '5',
      rights: [],
      responses: {
        'with albums': { artists: [{ ...artist, albums: [{ image: 'storage/album_images/4.png' }] }] },
        'without albums': { artists: [artist] },
        none: { artists: [] },
      },
    },
  },
  channels: {
    show: {
      call: 'GET channel/:idOrSlug',
      source: '5.1',
      query: channelQuery,
      ...listener,
      responses: {
        ...Object.fromEntries(
          Object.entries(pages(genre)).map(([kind, content]) => [
            kind,
            { channel: { ...channel, content }, loader: 'channelPage' },
          ]),
        ),
        'empty config': { channel: { ...channel, config: [] } },
        nested: {
          channel: {
            ...channel,
            content: { ...artistPages, data: [{ ...channel, model_type: 'channel', content: null }] },
          },
        },
      },
    },
    content: {
      call: 'GET channel/:idOrSlug',
      source: '5.1, "next pages"',
      query: { ...channelQuery, returnContentOnly: required('true') },
      ...listener,
      responses: lists(genre),
    },
  },
  artists: {
    show: {
      call: 'GET artists/:id',
      source: '5',
      query: { loader: required('artistPage', 'editArtistPage') },
      ...listener,
      responses: {
        'every tab': {
          artist: { ...artist, genres: [genre], similar: [artist], links: [], likes_count: 1, top_tracks: [track] },
          loader: 'artistPage',
          selectedAlbumLayout: 'list',
          albums: pages(albumWithTracks)['simple of A and B1'],
          tracks: pages(track)['length-aware'],
        },
        'no tabs': { artist, loader: 'artistPage' },
      },
    },
    albums: {
      call: 'GET artists/:id/albums',
      source: '5',
      query: { ...listParameters, loadAlbumTracks: optional(), albumsPerPage: optional() },
      ...listener,
      responses: lists(albumWithTracks),
    },
    tracks: {
      call: 'GET artists/:id/tracks',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(track),
    },
    followers: {
      call: 'GET artists/:id/followers',
      source: '5',
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    ...managedArtists,
  },
  albums: {
    show: {
      call: 'GET albums/:id',
      source: '5',
      query: { loader: required('albumPage', 'albumEmbed', 'editAlbumPage') },
      ...listener,
      responses: { album: { album: albumWithTracks, loader: 'albumPage' } },
    },
    ...managedAlbums,
  },
  tracks: {
    show: {
      call: 'GET tracks/:id',
      source: '5',
      query: { loader: required('trackPage', 'editTrackPage') },
      ...listener,
      responses: { track: { track: trackPage, loader: 'trackPage' } },
    },
    ...managedTracks,
    wave: {
      call: 'GET tracks/:id/wave',
      source: '5',
      ...listener,
      responses: {
        bars: { waveData: [[0, 20, 2, 25]], comments: [] },
        null: { waveData: null, comments: [] },
        '[]': { waveData: [], comments: [] },
      },
    },
    lyrics: {
      call: 'GET tracks/:id/lyrics',
      source: '5; trap 24',
      query: { duration: optional() },
      ...listener,
      responses: {
        'timed lines of B': { is_synced: true, duration: 120, lines: [{ text: 'Aijā', time: 1.5 }] },
        'lines of B': { is_synced: false, duration: null, lines: [{ text: 'Aijā' }] },
        'text of A': { lyric: { id: 1, text: 'Aijā\nžūžū' } },
      },
      refusals: ['404 no lyrics'],
    },
    download: {
      call: 'GET tracks/:id/download',
      source: '5',
      rights: ['permission music.download'],
      responses: { file: undefined },
    },
  },
  lyrics: managedLyrics,
  search: {
    all: {
      call: 'GET search',
      source: '0, 5',
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
        'empty query': { query: '', results: [], loader: 'search' },
      },
    },
    model: {
      call: 'GET search/model/:type',
      source: '5',
      query: { ...listParameters, query: required() },
      ...listener,
      responses: {
        ...lists(track),
        artist: { pagination: artistPages },
        ...eachUser((user) => ({ pagination: pages(user)['no items'] })),
      },
    },
    audio: {
      call: 'GET search/audio/:trackId/:artistName/:trackName',
      source: '5, "Playing a track"; trap 23',
      rights: ['permission music.play'],
      responses: { videos: { results: [{ title: 'Aijā', id: 'dQw4w9WgXcQ' }] }, none: { results: [] } },
    },
  },
  radio: {
    show: {
      call: 'GET radio/:type/:id',
      source: '5',
      ...listener,
      responses: {
        artist: { type: 'artist', seed: artist, recommendations: [track] },
        genre: { type: 'genre', seed: genre, recommendations: [] },
        track: { type: 'track', seed: track, recommendations: [] },
      },
    },
  },
  genres: {
    list: { call: 'GET genres', source: '5', query: listParameters, ...listener, responses: lists(genre) },
    create: { call: 'POST genres', source: '5, 7', body: genreFields, ...genreWriter('create') },
    update: { call: 'PUT genres/:id', source: '5, 7', body: genreFields, ...genreWriter('update') },
    remove: { call: 'DELETE genres/:ids', source: '5, 7', ...genreWriter('delete') },
  },
  tags: {
    tracks: {
      call: 'GET tags/:name/tracks',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(track),
    },
    albums: {
      call: 'GET tags/:name/albums',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(album),
    },
    list: {
      call: 'GET tags',
      source: '2.1, 7',
      query: { ...listParameters, type: optional(), notType: optional() },
      ...tagRight('view'),
      responses: lists(tag),
      assumed: 'the permission',
    },
    create: { call: 'POST tags', source: '7', body: tagFields, ...undocumentedResponse, ...tagRight('create') },
    update: { call: 'PUT tags/:id', source: '7', body: tagFields, ...undocumentedResponse, ...tagRight('update') },
    remove: { call: 'DELETE tags/:ids', source: '7', ...undocumentedResponse, ...tagRight('delete') },
  },
} satisfies Rows
