type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Value at a dotted path of the settings; undefined where a group is missing. */
export const valueAt = (settings: Group, path: string): unknown =>
  path.split('.').reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), settings)

/** Wraps a value in the groups of its dotted path. */
export const patchAt = (path: string, value: unknown): Group =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Group

/** Parses the text of a patch; returns neither patch nor problem if it is empty. */
export function parsePatch(text: string): { patch?: Group; problem?: string } {
  if (text.trim() === '') return {}
  try {
    const patch: unknown = JSON.parse(text)
    return isGroup(patch) ? { patch } : { problem: 'Write an object: { "group": { "name": value } }' }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
