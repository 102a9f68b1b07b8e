import { changedParts, type Parts, type PreferredVersion } from '../../conflicts/parts'
import { appearanceSchema, type Appearance, type ValueName } from './appearance'

/** Values that are lists of rows with an id, merged row by row. */
const rowLists = ['themes', 'menus'] as const satisfies readonly ValueName[]
const isRowList = (name: string): name is (typeof rowLists)[number] => rowLists.some((list) => list === name)

/** Values that are maps, merged key by key. */
const maps = ['homepage.appearance', 'seo'] as const satisfies readonly ValueName[]
const isMap = (name: string): name is (typeof maps)[number] => maps.some((map) => map === name)

type Row = { id: number | string }
const rowName = (list: string, { id }: Row): string => `${list}/${id}`

/** Takes an appearance apart into values, rows of lists and keys of maps: `branding.site_name`, `themes/3`. */
export const partsOf = (appearance: Appearance): Parts =>
  new Map(Object.entries(appearance).flatMap(([name, value]): [string, unknown][] => partsIn(name, value, appearance)))

function partsIn(name: string, value: unknown, appearance: Appearance): [string, unknown][] {
  if (isRowList(name)) return appearance[name].map((row) => [rowName(name, row), row])
  if (isMap(name)) return Object.entries(appearance[name]).map(([key, part]) => [`${name}/${key}`, part])
  return [[name, value]]
}

type Versions = {
  /** The appearance that both started from. */
  base: Appearance
  mine: Appearance
  theirs: Appearance
}

/** Applies the own changes to a newer appearance. Where both changed the same part, `preferred` decides. */
export function merge({ base, mine, theirs }: Versions, preferred: PreferredVersion = 'mine'): Appearance {
  const from = partsOf(base)
  const parts = { mine: partsOf(mine), theirs: partsOf(theirs) }
  const ownChanges = new Set(changedParts(from, parts.mine))
  const theirChanges = new Set(changedParts(from, parts.theirs))
  const chosen = (name: string): unknown => {
    const isOwn = ownChanges.has(name) && (preferred === 'mine' || !theirChanges.has(name))
    return (isOwn ? parts.mine : parts.theirs).get(name)
  }
  const merged = Object.keys(mine).map((name) => {
    if (isMap(name)) {
      const keys = Object.keys({ ...mine[name], ...theirs[name] })
      return [name, Object.fromEntries(keys.map((key) => [key, chosen(`${name}/${key}`)]))]
    }
    if (!isRowList(name)) return [name, chosen(name)]
    const names = new Set([...mine[name], ...theirs[name]].map((row) => rowName(name, row)))
    return [name, [...names].map(chosen).filter((row) => row !== undefined)]
  })
  return appearanceSchema.parse(Object.fromEntries(merged))
}
