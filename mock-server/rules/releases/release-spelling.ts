import { type Fields, isFieldRecord, type Respell } from '../../kit/respell'
import type { Release } from '../../state/parts/release'
import { releases } from './releases'

/** Users with `name` and `image`. Recovery codes only appear once confirmed (backend contract, section 3). */
const newNames: Respell = (fields) => {
  if (!('avatar' in fields)) return fields
  const { display_name, avatar, two_factor_recovery_codes: codes, ...rest } = fields
  return {
    ...rest,
    ...(codes !== undefined && { two_factor_recovery_codes: Array.isArray(codes) ? codes : null }),
    name: display_name,
    image: avatar,
  }
}

/** Simple pages that number their neighbours; Laravel's own length-aware pages keep their URLs. */
const numberedPages: Respell = (fields) => {
  if (!('next_page_url' in fields) || 'last_page' in fields || !Array.isArray(fields['data'])) return fields
  const { path, first_page_url, next_page_url, prev_page_url, ...rest } = fields
  const current = Number(rest['current_page'])
  return {
    ...rest,
    next_page: next_page_url == null ? null : current + 1,
    prev_page: prev_page_url == null ? null : current - 1,
  }
}

/** Themes as a plain list. */
const listedThemes: Respell = (fields) => {
  const { themes } = fields
  return isFieldRecord(themes) && Array.isArray(themes['all']) ? { ...fields, themes: themes['all'] } : fields
}

/** Spelling of users, pages and themes in this release; undefined when it is the one that handlers write. */
export function releaseSpelling(release: Release): Respell | undefined {
  const { userNames, neighbours, themes } = releases[release]
  const spellings = [
    ...(userNames === 'name, image' ? [newNames] : []),
    ...(neighbours === 'numbers' ? [numberedPages] : []),
    ...(themes === 'list' ? [listedThemes] : []),
  ]
  if (spellings.length === 0) return undefined
  return (fields) => spellings.reduce<Fields>((spelled, respell) => respell(spelled), fields)
}
