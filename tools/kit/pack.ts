import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import * as z from 'zod/mini'

import { VERSION } from '../version'
import { KIT } from './perform'

const projectSchema = z.object({ license: z.string(), engines: z.object({ node: z.string() }) })

/**
 * Bundles the commands into one file without dependencies and packs it. Returns the tarball's path. Throws when npm
 * cannot pack.
 */
export async function packKit(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: 'tools/commands/kit.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'kit.mjs', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  })
  const { license, engines } = projectSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const name = KIT
  const description = 'Checks a backend and an installation of the Dziesma front-end.'
  const manifest = { name, version: VERSION, description, license, type: 'module', bin: 'kit.mjs', engines }
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
