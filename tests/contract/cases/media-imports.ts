import { managedSettings } from '@/contract/groups/managed-settings'
import type { mediaImports } from '@/contract/groups/media-imports'
import type { Input } from '@/contract/machinery/endpoint'
import { mediaImports as documented } from '@mock/documented/groups/media-imports'

import { groupCases, MISSING_ID, type Visit } from '../case'
import { admin, administratorsOnly } from './administrator'

const album = { modelType: 'album', spotifyId: '4aawyAB9vmqN3uQ7FjRGTy' } as const

/** Sets the site up for Spotify first. */
const withSpotify =
  (body: Partial<Input<typeof mediaImports.single>['body']>) =>
  async (_: unknown, { client }: Visit) => {
    const form = new FormData()
    form.append('server', JSON.stringify({ spotify_id: 'mock-id', spotify_secret: 'mock-secret' }))
    await client.send(managedSettings.update, { body: form })
    return { body: { ...album, ...body } }
  }

export const mediaImportCases = groupCases<typeof mediaImports>(documented, {
  single: [
    { name: 'an album', ...admin, writes: true, input: withSpotify({}), status: 200 },
    {
      name: 'a song with its lyrics and a genre',
      ...admin,
      writes: true,
      input: withSpotify({ modelType: 'track', importLyrics: true, genreId: 1 }),
      status: 200,
    },
    { name: 'an artist', ...admin, writes: true, input: withSpotify({ modelType: 'artist' }), status: 200 },
    { name: 'with an unknown genre', ...admin, input: withSpotify({ genreId: MISSING_ID }), status: 422 },
    { name: 'without an id', ...admin, input: withSpotify({ spotifyId: '' }), status: 422 },
    { name: 'on a site that is not set up for it', ...admin, input: { body: album }, status: 422 },
    ...administratorsOnly({ body: album }),
  ],
})
