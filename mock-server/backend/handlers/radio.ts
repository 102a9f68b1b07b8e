import { radio, type RadioType, radioTypes } from '@/contract/groups/radio'

import { radio as documented } from '../../documented/groups/radio'
import { presentArtist, presentTrack } from '../../rules/music/present'
import { radioTracks } from '../../rules/music/radio'
import type { Caller } from '../../state/caller'
import { findRow, notFound } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const RECOMMENDATIONS = 50

const isRadioType = (type: string): type is RadioType => (radioTypes as readonly string[]).includes(type)

function seedOf(caller: Caller, type: RadioType, id: string) {
  const { db } = caller
  if (type === 'artist') return { ...presentArtist(findRow(db.artists, id, 'Artist')), model_type: 'artist' as const }
  if (type === 'genre') return { ...findRow(db.genres, id, 'Genre'), model_type: 'genre' as const }
  return { ...presentTrack(caller, findRow(db.tracks, id, 'Track')), model_type: 'track' as const }
}

export const radioHandlers = mockGroup(radio, documented, {
  show: (request) => {
    const caller = musicCaller(request)
    const { type = '', id = '' } = request.params
    if (!isRadioType(type)) throw notFound('ModelType', type)
    const seed = seedOf(caller, type, id)
    const recommendations = radioTracks(caller.db, type, Number(id)).slice(0, RECOMMENDATIONS)
    return { type, seed, recommendations: recommendations.map((track) => presentTrack(caller, track)) }
  },
})
