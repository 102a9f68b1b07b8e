import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const CLIENT = join(import.meta.dirname, '../../resources/client')

/** Specifiers of static imports and re-exports; those of types only are no code. */
const SPECIFIERS = /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'/gm

/** Returns the client's file that a specifier names; undefined for packages and style sheets. */
function resolve(specifier: string, importer: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined
  const path = specifier.startsWith('@/') ? join(CLIENT, specifier.slice(2)) : join(dirname(importer), specifier)
  return ['.ts', '.tsx', '/index.ts'].map((extension) => path + extension).find((file) => existsSync(file))
}

/** Returns the client's modules that these import statically, themselves included. Paths start at the client's folder. */
export function staticImports(roots: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const reach = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIERS)) {
      const imported = resolve(specifier, file)
      if (imported) reach(imported)
    }
  }
  for (const root of roots) reach(join(CLIENT, root))
  return new Set([...reached].map((file) => relative(CLIENT, file).replaceAll('\\', '/')))
}
