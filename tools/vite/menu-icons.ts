import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

import { nothingToDo, workOn } from './nothing-to-do.ts'

const RESOLVED = '\0virtual:menu-icons'
const FOLDER = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons')

type IconModule = {
  __iconData?: { name: string; node: [tag: string, attributes: Record<string, string>][]; aliases?: string[] }
}

/** Name, shapes and other names of an icon; the keys are for React only. */
const iconOf = ({ name, node, aliases = [] }: NonNullable<IconModule['__iconData']>) => [
  name,
  node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]),
  aliases,
]

/** Reads every icon of lucide; files that only give another name to one have no shapes. */
async function icons() {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(FOLDER, file))
    .filter((file) => readFileSync(file, 'utf8').includes('__iconData ='))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<IconModule>))
  const found = modules.flatMap(({ __iconData }) => (__iconData ? [iconOf(__iconData)] : []))
  if (found.length === 0) throw nothingToDo('lucide-react has no __iconData')
  return found
}

/**
 * Provides `virtual:menu-icons`: the shapes of all of lucide's icons as data. Importing its modules instead would make the
 * icons of every screen parts that the picker shares, in chunks of their own.
 */
export function menuIcons(): Plugin {
  const { found, buildEnd } = workOn('import of virtual:menu-icons')
  return {
    name: 'dziesma:menu-icons',
    resolveId: { filter: { id: /^virtual:menu-icons$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:menu-icons$/ },
      async handler() {
        found('import of virtual:menu-icons')
        // Browsers parse JSON in a text faster than an object literal.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await icons()))})`
      },
    },
    buildEnd,
  }
}
