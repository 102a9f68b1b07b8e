import type { mediaImports } from '@/contract/groups/media-imports'
import { mediaImports as documented } from '@mock/documented/groups/media-imports'

import { groupCases, MISSING_ID } from '../case'
import { admin, administratorsOnly } from './administrator'

const album = { modelType: 'album', spotifyId: '4aawyAB9vmqN3uQ7FjRGTy' } as const

export const mediaImportCases = groupCases<typeof mediaImports>(documented, {
  single: [
    { name: 'an album', ...admin, writes: true, input: { body: album }, status: 200 },
    {
      name: 'a song with its lyrics and a genre',
      ...admin,
      writes: true,
      input: { body: { ...album, modelType: 'track', importLyrics: true, genreId: 1 } },
      status: 200,
    },
    {
      name: 'with an unknown genre',
      ...admin,
      input: { body: { ...album, genreId: MISSING_ID } },
      status: 422,
    },
    { name: 'without an id', ...admin, input: { body: { ...album, spotifyId: '' } }, status: 422 },
    ...administratorsOnly({ body: album }),
  ],
})
