import type { World } from '../world'
import type { Scenario } from './scenarios'

type Fields = Record<string, unknown>
type Respell = (fields: Fields) => Fields

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Respells children before their parent, which receives them respelled. */
function walk(value: unknown, respell: Respell): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, respell))
  if (!isFields(value)) return value
  return respell(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, respell)])))
}

/** Recovery codes only appear once confirmed (backend contract, section 3). */
const person: Respell = ({ display_name, avatar, two_factor_recovery_codes: codes, ...rest }) => ({
  ...rest,
  ...(codes !== undefined && { two_factor_recovery_codes: Array.isArray(codes) ? codes : null }),
  name: display_name,
  image: avatar,
})

function simplePage({ path, first_page_url, next_page_url, prev_page_url, ...rest }: Fields): Fields {
  const current = Number(rest['current_page'])
  return {
    ...rest,
    next_page: next_page_url == null ? null : current + 1,
    prev_page: prev_page_url == null ? null : current - 1,
  }
}

/** Spelling of release B2 (backend contract, table 0). */
function newer(fields: Fields): Fields {
  if ('avatar' in fields) return person(fields)
  if ('next_page_url' in fields && Array.isArray(fields['data'])) return simplePage(fields)
  const { themes } = fields
  return isFields(themes) && Array.isArray(themes['all']) ? { ...fields, themes: themes['all'] } : fields
}

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
  const kept = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    const place = OPTIONAL.indexOf(key)
    if (place === -1) return [[key, value]]
    const remainder = (Number(fields['id']) + place) % 3
    if (remainder === 0) return []
    return [[key, remainder === 1 ? null : value]]
  })
  return Object.fromEntries(kept)
}

const spellings: Partial<Record<Scenario, Respell>> = { newer, sparse }

/**
 * Converts a response body, which handlers write in the spelling of release B1, to that of the scenario. Called once
 * per JSON body, after the handler and before validation.
 */
export function spell({ scenario }: Pick<World, 'scenario'>, body: unknown): unknown {
  const respell = spellings[scenario]
  return respell ? walk(body, respell) : body
}
