import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/** Scripts by the files that they import, named as git names them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const FOLDERS = ['resources', 'mock-server', 'packages', 'tests', 'tools']
const SCRIPT = /\.[cm]?[jt]sx?$/

/** Reads which file of a checkout imports which, including types and import(); leaves out packages. */
export function readImportGraph(root = '.'): ImportGraph {
  const find = createResolver(resolve(root))
  const scripts = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SCRIPT.test(path))
      .map((path) => posix.join(folder, withSlashes(path))),
  )
  return new Map(
    scripts.map((file) => {
      const specifiers = specifiersIn(readFileSync(join(root, file), 'utf8'))
      return [file, specifiers.flatMap((specifier) => find(file, specifier) ?? [])]
    }),
  )
}

const withSlashes = (path: string) => path.replaceAll(sep, '/')

/** Matches a form of import that `preProcessFile` overlooks. */
const NAMESPACE_EXPORT = /^export \* as \w+ from '([^']+)'/gm

const specifiersIn = (code: string): string[] => [
  ...ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
  ...[...code.matchAll(NAMESPACE_EXPORT)].flatMap(([, specifier]) => specifier ?? []),
]

/** Returns a function that finds the file that a specifier names, by the aliases of the checkout's tsconfig.json. */
function createResolver(root: string) {
  const { options: declared } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  )
  const options = { ...declared, allowArbitraryExtensions: true }
  const host = { ...ts.sys, fileExists: (path: string) => ts.sys.fileExists(declaredBy(path)) }
  const cache = ts.createModuleResolutionCache(root, (path) => path, options)

  return (file: string, specifier: string): string | undefined => {
    const [path = ''] = specifier.split('?')
    const { resolvedModule } = ts.resolveModuleName(path, join(root, file), options, host, cache)
    if (!resolvedModule || resolvedModule.isExternalLibraryImport) return undefined
    return withSlashes(relative(root, declaredBy(resolvedModule.resolvedFileName)))
  }
}

/** The file that a declaration describes: `main.css` for `main.d.css.ts`, where TypeScript looks for it. */
const declaredBy = (path: string): string => path.replace(/\.d(\.\w+)\.ts$/, '$1').replace(/\.d\.mts$/, '.mjs')

/** Lists the files that import each other in a circle. */
export const cyclicFiles = (graph: ImportGraph): string[] =>
  [...graph.keys()].filter((file) => reachableFrom(file, graph).has(file))

function reachableFrom(start: string, graph: ImportGraph): Set<string> {
  const reached = new Set(graph.get(start))
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported)
  return reached
}
