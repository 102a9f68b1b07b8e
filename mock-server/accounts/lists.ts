import type { Db } from '../store/db'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Codes that name no place of their own: unions and what is reserved. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Two-letter codes that have a name in English, with it, by the alphabet of names. */
function namedCodes(type: 'region' | 'language', codes: string[]) {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [{ code, name }] : []
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const countries = () => {
  const codes = PAIRS.map((code) => code.toUpperCase()).filter((code) => !NO_COUNTRIES.has(code))
  return namedCodes('region', codes).map(({ code, name }) => ({ code: code.toLowerCase(), name }))
}

function timezones() {
  const regions: Record<string, { value: string; text: string }[]> = {}
  // Some engines have UTC among them.
  for (const value of new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])) {
    const [region = '', ...place] = value.split('/')
    const zones = (regions[region] ??= [])
    zones.push({ value, text: place.join(', ').replaceAll('_', ' ') || value })
  }
  return regions
}

/** Lists to choose from, by the names they are asked for. */
export const lists: Record<string, (db: Db) => object> = {
  countries,
  languages: () => namedCodes('language', PAIRS),
  timezones,
  localizations: ({ localizations }) => localizations.all().map(({ id, name, language }) => ({ id, name, language })),
  workspaceRoles: ({ roles }) =>
    roles.all().flatMap(({ id, name, workspace }) => (workspace ? [{ id, name, description: null }] : [])),
}
