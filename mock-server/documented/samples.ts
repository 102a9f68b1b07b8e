/* Rows as the backend contract writes them, with both releases' spellings (sections 1.4, 2.3, 3.3, 5, 7 and 9). */

/** A user of releases A and B1, and of B2 and C. */
export const users = {
  'display_name and avatar': { id: 7, display_name: 'Anna', avatar: 'storage/avatars/7.png', model_type: 'user' },
  'name and image': { id: 7, name: 'Anna', image: 'https://gravatar.test/7', model_type: 'user' },
} as const

/** Names of a user's fields in the other releases. */
export const userSpellings: Readonly<Record<string, string>> = {
  display_name: 'name',
  name: 'display_name',
  avatar: 'image',
  image: 'avatar',
}

/** Wraps the user of each spelling in a body. */
export const eachUser = (wrap: (user: object) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(users).map(([spelling, user]) => [spelling, wrap(user)]))

/** An account in each spelling. */
export const eachAccount = eachUser((user) => ({ user, status: 'success' }))

/**
 * Fields by model that the documents mark with a question mark, or that only some calls add (section 5). A response
 * without one keeps the contract.
 */
export const optionalFields: Readonly<Record<string, readonly string[]>> = {
  artist: ['plays', 'views', 'albums_count', 'spotify_id'],
  album: ['tracks'],
  track: ['popularity', 'album', 'added_at', 'position'],
  playlist: ['description', 'tracks_count'],
}

/** Fields that hold maps with keys of the site's own, such as the lines of a language: samples show only their form. */
export const openMaps: readonly string[] = ['lines', 'client', 'server', 'settings', 'env', 'channels']

/** An artist as music credits them: three fields only. */
export const credit = { id: 1, name: 'Koklētāji', image_small: null }
export const artist = { id: 1, name: 'Koklētāji', image_small: null, verified: true, model_type: 'artist' }
export const genre = { id: 2, name: 'rock', display_name: 'Rock', image: null, popularity: 5, model_type: 'genre' }
const tag = { id: 3, name: 'ziema' }

export const album = {
  id: 4,
  name: 'Pūt, vējiņi',
  image: 'storage/album_images/4.png',
  release_date: '2024-05-04T00:00:00.000000Z',
  owner_id: 7,
  plays: 12,
  artists: [credit],
  created_at: '2024-05-04T10:00:00.000000Z',
  model_type: 'album',
}

const albumTrack = {
  id: 5,
  name: 'Aijā, žūžū',
  number: 1,
  duration: 120_000,
  image: null,
  src: 'storage/track_media/5.mp3',
  plays: 3,
  popularity: 40,
  owner_id: 7,
  artists: [credit],
  genres: [genre],
  tags: [tag],
  model_type: 'track',
}

export const track = { ...albumTrack, album }

/** An album with its tracks, as the artist's page lists it. */
export const listedAlbum = { ...album, tracks: [albumTrack, { ...albumTrack, genres: undefined, tags: undefined }] }

export const albumWithTracks = {
  ...album,
  tracks: [albumTrack],
  tags: [],
  genres: [genre],
  reposts_count: 0,
  likes_count: 2,
}

export const playlist = {
  id: 6,
  name: 'Vakaram',
  image: null,
  public: true,
  collaborative: false,
  owner_id: 7,
  description: null,
  model_type: 'playlist',
}

export const fileEntry = {
  id: 8,
  name: 'vāks.png',
  file_name: 'b5f0',
  mime: 'image/png',
  file_size: 64,
  extension: 'png',
  type: 'image',
  public: false,
  disk_prefix: null,
  parent_id: null,
  owner_id: 7,
  workspace_id: null,
  thumbnail: false,
  hash: 'OHw',
  url: 'api/v1/file-entries/8',
  description: null,
  created_at: '2024-05-04T10:00:00.000000Z',
  updated_at: '2024-05-04T10:00:00.000000Z',
}

/** Response with a stored file. */
export const storedFile = { fileEntry, status: 'success' }

const span = { from: 1, to: 1, current_page: 1, per_page: 15 }

/** A page of the items in each kind of pagination (section 2.3), and an empty one. */
export const pages = (...data: unknown[]) => ({
  'length-aware': { ...span, data, last_page: 1, next_page: null, prev_page: null, total: 1 },
  'simple of B2': { ...span, data, next_page: null, prev_page: null },
  'simple of A and B1': {
    ...span,
    data,
    first_page_url: '/?page=1',
    next_page_url: null,
    path: '/',
    prev_page_url: null,
  },
  'no items': { ...span, from: null, to: null, data: [], last_page: 1, next_page: null, prev_page: null, total: 0 },
})

/** A list's responses: a page in each kind of pagination under `pagination`. A field that an item lacks is optional. */
export const lists = (...items: unknown[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(pages(...items)).map(([kind, pagination]) => [kind, { pagination }]))

export const { 'simple of B2': artistPages } = pages(artist)

/** Lists of users: each kind of pagination and each spelling. */
export const userLists: Record<string, unknown> = {
  ...lists(users['display_name and avatar']),
  'name and image': { pagination: pages(users['name and image'])['simple of B2'] },
}

/** Location of a requested CSV file (section 3.3). */
export const csv = { path: { downloadPath: 'csv/download/1' }, queued: { result: 'jobQueued' } }

/** A theme as every page has it; its editor adds the owner and the font. */
export const theme = {
  id: 1,
  name: 'Light',
  is_dark: false,
  default_light: true,
  default_dark: false,
  values: { '--be-primary': '26 98 72', '--be-hover-opacity': '6%' },
}
