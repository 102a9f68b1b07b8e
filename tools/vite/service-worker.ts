import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = join(ROOT, 'resources/client/service-worker/worker.ts')

/** Pictures of the shell in `public/`, whose names have no hash. */
const PICTURES = ['favicon/icon.svg']

/** Returns the chunks that these keys load before they run, themselves included. */
function chunksOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const known = new Set<string>()
  const visit = (key: string): void => {
    if (known.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk "${key}": see the service worker in vite.config.ts`)
    known.add(key)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...known].flatMap((key) => manifest[key] ?? [])
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Returns the facts of a build that its service worker needs: the declaration `BUILT` of its source. */
function builtFacts(publicDir: string, roots: readonly string[]) {
  const manifest = JSON.parse(readFileSync(join(publicDir, 'build/manifest.json'), 'utf8')) as Manifest
  const chunks = chunksOf(manifest, roots)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The service worker needs the entry among its chunks')
  const inBuild = (file: string) => `build/${file}`
  const hashed = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map(inBuild))
  return {
    entry: inBuild(entry.file),
    styles: (entry.css ?? []).map(inBuild),
    files: [
      ...[...hashed].map((url) => ({ url, revision: null })),
      ...PICTURES.map((url) => ({ url, revision: hashOf(join(publicDir, url)) })),
    ],
  }
}

/**
 * Builds `public/service-worker.js` after the bundle, as one classic script, because the files it keeps for the offline
 * shell are known only then. `roots` are the sources whose chunks the shell needs.
 */
export const serviceWorker = (roots: readonly string[]): Plugin => ({
  name: 'dziesma:service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const publicDir = join(ROOT, 'public')
      await build({
        configFile: false,
        logLevel: 'warn',
        root: ROOT,
        publicDir: false,
        resolve: { tsconfigPaths: true },
        define: { BUILT: JSON.stringify(builtFacts(publicDir, roots)) },
        build: {
          outDir: publicDir,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
        },
      })
    },
  },
})
