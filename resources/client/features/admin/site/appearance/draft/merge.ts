import { appearanceSchema, type Appearance, type ValueName } from './appearance'
import { isSame } from './is-same'

/** Values that are lists of rows with an id, merged row by row. */
const rowLists = ['themes'] as const satisfies readonly ValueName[]
const isRowList = (name: string): name is (typeof rowLists)[number] => rowLists.some((list) => list === name)

type Row = { id: number | string }
const rowName = (list: string, { id }: Row): string => `${list}/${id}`

/** A value, or one row of a list, by name: `branding.site_name`, `themes/3`. */
export type Parts = ReadonlyMap<string, unknown>

/** Takes an appearance apart into what two administrators can change independently. */
export const partsOf = (appearance: Appearance): Parts =>
  new Map(
    Object.entries(appearance).flatMap(([name, value]): [string, unknown][] =>
      isRowList(name) ? appearance[name].map((row) => [rowName(name, row), row]) : [[name, value]],
    ),
  )

/** Names of the parts that differ. */
export const changedParts = (one: Parts, other: Parts): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => !isSame(one.get(name), other.get(name)))

type Versions = {
  /** The appearance that both started from. */
  base: Appearance
  mine: Appearance
  theirs: Appearance
}

/** Applies the own changes to a newer appearance. Where both changed the same part, `preferred` decides. */
export function merge({ base, mine, theirs }: Versions, preferred: 'mine' | 'theirs' = 'mine'): Appearance {
  const from = partsOf(base)
  const parts = { mine: partsOf(mine), theirs: partsOf(theirs) }
  const ownChanges = new Set(changedParts(from, parts.mine))
  const theirChanges = new Set(changedParts(from, parts.theirs))
  const chosen = (name: string): unknown => {
    const isOwn = ownChanges.has(name) && (preferred === 'mine' || !theirChanges.has(name))
    return (isOwn ? parts.mine : parts.theirs).get(name)
  }
  const merged = Object.keys(mine).map((name) => {
    if (!isRowList(name)) return [name, chosen(name)]
    const names = new Set([...mine[name], ...theirs[name]].map((row) => rowName(name, row)))
    return [name, [...names].map(chosen).filter((row) => row !== undefined)]
  })
  return appearanceSchema.parse(Object.fromEntries(merged))
}
