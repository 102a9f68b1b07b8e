import { posix } from 'node:path'

import type { ImportGraph } from '../import-graph'

const GROUPS = 'resources/client/contract/groups'

/** Lists the places that name every endpoint group: folders with a file for each, and the files that import all of one. */
export function registrations(graph: ImportGraph): string[] {
  const files = [...graph.keys()]
  const groups = files
    .filter((file) => posix.dirname(file) === GROUPS && !file.includes('.test.'))
    .map((file) => posix.basename(file))
  if (groups.length === 0) return []
  const folders = [...new Set(files.map((file) => posix.dirname(file)))]
  const parts = folders
    .map((folder) => groups.map((group) => `${folder}/${group}`))
    .filter((part) => part.every((file) => graph.has(file)))
  const lists = files.filter((file) => parts.some((part) => part.every((one) => graph.get(file)?.includes(one))))
  return [...parts.map(([file = '']) => posix.dirname(file)), ...lists]
}
