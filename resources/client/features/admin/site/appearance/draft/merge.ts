import { changedParts, type Parts, type PreferredVersion } from '../../conflicts/parts'
import { appearanceSchema, type Appearance, type ValueName } from './appearance'

/** Values that are lists of rows with an id, merged row by row. */
const rowLists = ['themes', 'menus'] as const satisfies readonly ValueName[]
const isRowList = (name: string): name is (typeof rowLists)[number] => rowLists.some((list) => list === name)

type Row = { id: number | string }
const rowName = (list: string, { id }: Row): string => `${list}/${id}`

/** Takes an appearance apart into values, and rows of lists: `branding.site_name`, `themes/3`. */
export const partsOf = (appearance: Appearance): Parts =>
  new Map(
    Object.entries(appearance).flatMap(([name, value]): [string, unknown][] =>
      isRowList(name) ? appearance[name].map((row) => [rowName(name, row), row]) : [[name, value]],
    ),
  )

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
    if (!isRowList(name)) return [name, chosen(name)]
    const names = new Set([...mine[name], ...theirs[name]].map((row) => rowName(name, row)))
    return [name, [...names].map(chosen).filter((row) => row !== undefined)]
  })
  return appearanceSchema.parse(Object.fromEntries(merged))
}
