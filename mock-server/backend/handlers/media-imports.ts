import { mediaImports } from '@/contract/groups/media-imports'

import { mediaImports as documented } from '../../documented/groups/media-imports'
import { invalid } from '../../kit/mock-failure'
import { importMusic } from '../../rules/music/import-music'
import { administrator } from '../../rules/permissions/administrator'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const mediaImportHandlers = mockGroup(mediaImports, documented, {
  single: (request) => {
    const caller = administrator(musicCaller(request), 'tracks.create')
    if (!caller.db.settings.spotify_is_setup) throw invalid('spotifyId', 'Spotify is not set up.')
    importMusic(caller, request.body)
    return {}
  },
})
