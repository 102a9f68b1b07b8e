import type { ImportGraph } from '../../import-graph'

/**
 * Files that import the whole site, or the whole mock: through them, every file would affect every test. A screen's own
 * tests are found by its room instead, since no feature imports another.
 */
const HUBS = ['resources/client/app/start.tsx', 'mock-server/node.ts']

/** Matches the room of a file: a folder whose tests may open its files through a hub. */
const ROOM = /^(resources\/client\/(app|core\/[^/]+\/[^/]+|[^/]+\/[^/]+)|mock-server\/[^/]+\/[^/]+|packages\/[^/]+)\//

const roomOf = (file: string): string | undefined => ROOM.exec(file)?.[0]

/** Returns the files that a change can affect: changed ones, what imports them except by a hub, and their rooms. */
export function affectedFiles(changed: readonly string[], graph: ImportGraph): Set<string> {
  const importers = importersOf(graph)
  const affected = new Set(changed)
  for (const file of affected) {
    const isCut = HUBS.includes(file) && !changed.includes(file)
    for (const importer of (isCut ? undefined : importers.get(file)) ?? []) affected.add(importer)
  }
  const rooms = new Set(changed.flatMap((file) => roomOf(file) ?? []))
  const besides = [...graph.keys()].filter((file) => rooms.has(roomOf(file) ?? ''))
  return new Set([...affected, ...besides])
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}
