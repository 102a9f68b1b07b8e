import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

import { buildTargets } from '../browsers.ts'
import { sumOf, WORKER_FILE } from '../sums.ts'
import { nothingToDo } from './nothing-to-do.ts'

type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ROOT = join(import.meta.dirname, '../..')
const CLIENT = 'resources/client'
const SOURCE = join(ROOT, CLIENT, 'service-worker/worker.ts')

/** Picture of the shell in `public/`. Sites replace it, so that it may have any sum. */
const PICTURE = 'favicon/icon.svg'
const ANY = ''

/**
 * Returns the chunks that these keys load before they run, themselves included, and those of their dynamic imports that
 * `follows` accepts.
 */
function chunksOf(
  manifest: Manifest,
  keys: readonly string[],
  follows: (key: string) => boolean = () => false,
): Chunk[] {
  const known = new Set<string>()
  const visit = (key: string): void => {
    if (known.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw nothingToDo(`the build has no chunk "${key}": see tools/vite/first-screens.ts`)
    known.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter(follows).forEach(visit)
  }
  keys.forEach(visit)
  return [...known].flatMap((key) => manifest[key] ?? [])
}

/** Returns what the service worker needs to know of a build: the declaration `PRECACHE_MANIFEST` of its source. */
function builtFiles(publicDir: string, { shell, player, follows }: WorkerFiles) {
  const manifest = JSON.parse(readFileSync(join(publicDir, 'build/manifest.json'), 'utf8')) as Manifest
  const clientPath = (file: string) => `${CLIENT}/${file}`
  const chunks = chunksOf(manifest, shell.map(clientPath))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The service worker needs the entry among its chunks')
  const buildPath = (file: string) => `build/${file}`
  // Scripts among the assets are those of other workers, which no offline screen starts.
  const filesOf = (parts: readonly Chunk[]) =>
    new Set(
      parts
        .flatMap(({ file, css = [], assets = [] }) => [
          file,
          ...css,
          ...assets.filter((asset) => !asset.endsWith('.js')),
        ])
        .map(buildPath),
    )
  const shellFiles = filesOf(chunks)
  const playerFiles = [...filesOf(chunksOf(manifest, player.map(clientPath), follows))].filter(
    (file) => !shellFiles.has(file),
  )
  const withSums = (files: Iterable<string>) =>
    Object.fromEntries(Array.from(files, (file) => [file, sumOf(readFileSync(join(publicDir, file)))]))
  return {
    entry: buildPath(entry.file),
    styles: (entry.css ?? []).map(buildPath),
    shell: { ...withSums(shellFiles), [PICTURE]: ANY },
    player: withSums(playerFiles),
  }
}

type WorkerFiles = {
  /** Sources whose chunks the offline shell needs, as paths in resources/client. */
  shell: readonly string[]
  /** Sources whose chunks play downloaded music without a network. */
  player: readonly string[]
  /** Whether the player needs the chunk of a dynamic import, by its source. */
  follows: (source: string) => boolean
}

/**
 * Builds `service-worker.js` beside the bundle's folder, as one classic script, once the bundle is written: only then are
 * the files known that it keeps for the offline shell and the player. `onBuilt` receives the script.
 */
export const serviceWorker = (
  files: WorkerFiles,
  onBuilt: (output: Rolldown.RolldownOutput['output']) => void = () => undefined,
): Plugin => ({
  name: 'dziesma:service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const publicDir = dirname(dir)
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        root: ROOT,
        publicDir: false,
        resolve: { tsconfigPaths: true },
        define: { PRECACHE_MANIFEST: JSON.stringify(builtFiles(publicDir, files)) },
        build: {
          target: buildTargets,
          outDir: publicDir,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER_FILE } },
        },
      })
      for (const part of [result].flat()) if ('output' in part) onBuilt(part.output)
    },
  },
})
