import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { genre, lists } from '../samples'

const genreFields = { name: required(), display_name: optional(), image: optional(), popularity: optional() }

export const genres = {
  section: '5',
  rule: 'Genres come in pages, each with a slug in `name` and a readable `display_name`.',
  screens: ['admin: genres, tags'],
  endpoints: {
    list: {
      call: 'GET genres',
      source: '5',
      screens: ['home, channels', 'search', 'admin: genres, tags'],
      query: listParameters,
      ...listener,
      responses: lists(genre),
    },
    create: {
      call: 'POST genres',
      source: '5, 7',
      body: genreFields,
      ...undocumentedResponse,
      rights: permitted('genres.create'),
    },
    update: {
      call: 'PUT genres/:id',
      source: '5, 7',
      body: genreFields,
      ...undocumentedResponse,
      rights: permitted('genres.update'),
    },
    remove: {
      call: 'DELETE genres/:ids',
      source: '5, 7',
      ...undocumentedResponse,
      rights: permitted('genres.delete'),
    },
  },
} satisfies DocumentedGroup
