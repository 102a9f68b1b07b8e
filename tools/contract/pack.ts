import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import * as z from 'zod/mini'

import { VERSION } from '../version'

const projectSchema = z.object({ license: z.string(), engines: z.object({ node: z.string() }) })

/**
 * Bundles the command into one file without dependencies and packs it. Returns the tarball's path. Throws when npm
 * cannot pack.
 */
export async function packContract(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: 'tools/commands/contract.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'contract.mjs', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  })
  const { license, engines } = projectSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const name = 'dziesma-contract'
  const description = 'Checks that a backend keeps the contract of the Dziesma front-end.'
  const manifest = { name, version: VERSION, description, license, type: 'module', bin: 'contract.mjs', engines }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync('LICENSE', join(folder, 'LICENSE'))
  const { status, stderr } = spawnSync('npm', ['pack', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  return resolve(folder, `${name}-${VERSION}.tgz`)
}
