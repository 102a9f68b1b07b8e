import { type DocumentedGroup, optional, signedIn } from '../documented'

const self = { id: 'CURRENT_USER', name: 'Anna Bērziņa', image: null, description: null, model_type: 'artist' }
const artist = { id: 1, name: 'Koklētāji', image: 'storage/artist_images/1.png', description: null }

/** A row without a description. */
const named = (row: object) => ({ ...row, description: undefined })

export const suggestions = {
  section: '5',
  rule: 'Artists for forms are found by name in `results`, where the first can be the caller; one comes in `model`.',
  screens: ['backstage'],
  endpoints: {
    artists: {
      call: 'GET search/suggestions/artist',
      source: '5',
      screens: ['admin: upload', 'backstage', 'backstage: upload'],
      query: { query: optional(), limit: optional(), listAll: optional(), excludeSelf: optional() },
      ...signedIn,
      responses: { 'the caller first': { results: [self, named(self), artist, named(artist)] }, none: { results: [] } },
      assumed: 'who may ask, and that `listAll` adds the artists of others',
    },
    artist: {
      call: 'GET search/suggestions/artist/:id',
      source: '5',
      ...signedIn,
      responses: { model: { model: artist }, 'the caller': { model: named(self) } },
      assumed: 'who may ask',
    },
  },
} satisfies DocumentedGroup
