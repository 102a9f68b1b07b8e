/*
 * How settings are saved (backend contract, sections 1.5 and 7; trap 29). Releases up to 3.1.2 take a flat map of dotted
 * keys, whose lists and maps are JSON texts; later ones take nested groups.
 */

/** Spelling of saved settings: `flat` up to release 3.1.2, `nested` from 3.1.3. */
export type SettingsSpelling = 'flat' | 'nested'

/** Settings by dotted key: `branding.site_name`. */
export type SettingValues = Readonly<Record<string, unknown>>

/** Encodes settings, given by dotted key, as the text of the `client` field. */
export function encodeSettings(settings: SettingValues, spelling: SettingsSpelling): string {
  if (spelling === 'nested') return JSON.stringify(nestSettings(settings))
  const flat = Object.entries(settings).map(([key, value]) => [key, isStructure(value) ? JSON.stringify(value) : value])
  return JSON.stringify(Object.fromEntries(flat))
}

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

type Group = Record<string, unknown>

/** Groups settings that are given by dotted key. */
export function nestSettings(settings: SettingValues): Group {
  const root: Group = {}
  for (const [key, value] of Object.entries(settings)) {
    const path = key.split('.')
    const name = path.pop() ?? key
    const group = path.reduce<Group>((parent, part) => {
      const known = Object.hasOwn(parent, part) ? parent[part] : undefined
      const child = isStructure(known) ? (known as Group) : {}
      parent[part] = child
      return child
    }, root)
    group[name] = value
  }
  return root
}
