import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import ts from 'typescript'

/** An import from one room to another: the rooms, and the file that imports what. */
export type Arrow = { from: string; to: string; file: string; imported: string }

/** A source file: its path, and what it contains. */
export type SourceFile = { path: string; text: string }

const ALIASES = { '@/': 'resources/client/', '@mock/': 'mock-server/' }

/** Reads the sources of an area, a folder of rooms; leaves out tests and their doubles. */
export const sourcesOf = (area: string): SourceFile[] =>
  readdirSync(area, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fake|d)\.tsx?$|testing\//.test(path))
    .map((path) => ({ path: `${area}/${path}`, text: readFileSync(`${area}/${path}`, 'utf8') }))

/** Lists the imports between the rooms of an area, type imports and `import()` included. */
export function arrowsBetween(area: string, files: readonly SourceFile[]): Arrow[] {
  const roomOf = (path: string) => new RegExp(`^${area}/([^/]+)/`).exec(path)?.[1]
  return files.flatMap(({ path: file, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
      const [from, imported] = [roomOf(file), resolve(file, fileName)]
      const to = roomOf(imported)
      return from && to && from !== to ? [{ from, to, file, imported }] : []
    }),
  )
}

function resolve(file: string, specifier: string): string {
  const alias = Object.entries(ALIASES).find(([name]) => specifier.startsWith(name))
  if (alias) return alias[1] + specifier.slice(alias[0].length)
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier
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
