import type { ImportGraph } from '../import-graph'

/** An import from one room to another: the rooms, and the file that imports what. */
export type Arrow = { from: string; to: string; file: string; imported: string }

const roomIn = (area: string, file: string): string | undefined => new RegExp(`^${area}/([^/]+)/`).exec(file)?.[1]

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|fake|d)\.tsx?$|testing\//.test(file)

/** Lists the rooms of an area, its folders with sources; leaves out tests and their doubles. */
export const roomsOf = (area: string, graph: ImportGraph): string[] => [
  ...new Set([...graph.keys()].filter(isSource).flatMap((file) => roomIn(area, file) ?? [])),
]

/** Lists the imports between the rooms of an area, type imports and `import()` included. */
export function arrowsBetween(area: string, graph: ImportGraph): Arrow[] {
  return [...graph].flatMap(([file, imports]) => {
    const from = isSource(file) ? roomIn(area, file) : undefined
    return imports.flatMap((imported) => {
      const to = roomIn(area, imported)
      return from && to && from !== to ? [{ from, to, file, imported }] : []
    })
  })
}

/** The arrows that are part of a knot: rooms that import each other, directly or through others. */
export function knotsIn(arrows: readonly Arrow[]): Arrow[] {
  const reaches = (start: string, goal: string): boolean => {
    const seen = new Set([start])
    for (const room of seen) for (const { from, to } of arrows) if (from === room) seen.add(to)
    return seen.has(goal)
  }
  return arrows.filter(({ from, to }) => reaches(to, from))
}

/** The arrows that point to a floor above; `floors` lists the rooms, lowest first. */
export function upwardIn(arrows: readonly Arrow[], floors: readonly (readonly string[])[]): Arrow[] {
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))
  return arrows.filter(({ from, to }) => floorOf(to) > floorOf(from))
}

/** Describes an arrow by its files. */
export const describeArrow = ({ file, imported }: Arrow): string => `${file} -> ${imported}`
