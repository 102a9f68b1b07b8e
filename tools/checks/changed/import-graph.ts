import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

/** Files by the files that they import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const FOLDERS = ['resources', 'mock-server', 'packages', 'tests', 'tools']

const graphSchema = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
})

/** Reads which file imports which, including types and import(). */
export async function readImportGraph(): Promise<ImportGraph> {
  const options = ['--no-config', '--ts-pre-compilation-deps', '--ts-config', 'tsconfig.json']
  const args = ['depcruise', ...options, '--do-not-follow', 'node_modules', '-T', 'json', ...FOLDERS]
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  })
  const { modules } = graphSchema.parse(JSON.parse(stdout))
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]))
}
