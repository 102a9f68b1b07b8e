import { albums } from '@/contract/albums'

import { mockGroup } from '../mock'
import { albumPage } from '../music/album-page'
import { musicCaller } from './music-caller'

export const albumHandlers = mockGroup('albums', albums, {
  show: (request) => albumPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),
})
