import { type DocumentedGroup, optional, permitted, required, undocumentedResponse } from '../documented'

export const mediaImports = {
  section: '5',
  rule: 'A link of Spotify imports one artist, album or track, where the site is set up for it.',
  screens: ['admin: upload'],
  endpoints: {
    single: {
      call: 'POST import-media/single-item',
      source: '5',
      failsIn: 'resources/client/features/admin/music/upload/import.test.tsx',
      body: {
        modelType: required('artist', 'album', 'track'),
        spotifyId: required(),
        importLyrics: optional(),
        genreId: optional(),
      },
      rights: permitted('tracks.create'),
      ...undocumentedResponse,
      assumed: 'the permission, the types, and the response',
    },
  },
} satisfies DocumentedGroup
