import { type Fields, type Respell, respellAll } from '../../kit/respell'
import type { Scenario } from '../../state/scenarios/scenarios'
import type { World } from '../../state/world'
import { releaseSpelling } from './release-spelling'

/** Fields that rows may lack, so that screens must cope without them. */
const OPTIONAL = [
  'image',
  'image_small',
  'album',
  'artists',
  'genres',
  'tags',
  'release_date',
  'description',
  'number',
  'plays',
  'popularity',
  'verified',
  'albums_count',
  'tracks_count',
  'likes_count',
  'reposts_count',
  'profile',
  'links',
]

/** Omits a third of the optional fields and sets another third to null; the choice varies by row. */
function sparse(fields: Fields): Fields {
  if (!('model_type' in fields)) return fields
  const renamedFields = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    const place = OPTIONAL.indexOf(key)
    if (place === -1) return [[key, value]]
    const remainder = (Number(fields['id']) + place) % 3
    if (remainder === 0) return []
    return [[key, remainder === 1 ? null : value]]
  })
  return Object.fromEntries(renamedFields)
}

const spellings: Partial<Record<Scenario, Respell>> = { sparse }

/**
 * Converts a response body, which handlers write in the spelling of release B1, to that of the world's scenario and
 * release. Called once per JSON body, after the handler and before validation.
 */
export function spell({ scenario, release }: Pick<World, 'scenario' | 'release'>, body: unknown): unknown {
  return [spellings[scenario], releaseSpelling(release)].reduce<unknown>(
    (spelled, respell) => (respell ? respellAll(spelled, respell) : spelled),
    body,
  )
}
