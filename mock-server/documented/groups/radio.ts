import { type DocumentedGroup, listener } from '../documented'
import { artist, genre, track } from '../samples'

export const radio = {
  section: '5',
  rule: 'A radio returns its seed and `recommendations`.',
  screens: ['tag, radio'],
  endpoints: {
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
} satisfies DocumentedGroup
