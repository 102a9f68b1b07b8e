import { genres } from '@/contract/genres'

import { mockGroup } from '../mock'
import { listRows } from '../store/listing'
import { musicCaller } from './music-caller'

export const genreHandlers = mockGroup('genres', genres, {
  list: (request) => {
    const caller = musicCaller(request)
    return { pagination: listRows(caller, caller.db.genres.all(), request.query, { order: 'popularity:desc' }) }
  },
})
