import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { packKit } from '../../../tools/kit/pack'
import { VERSION } from '../../../tools/version'

const run = promisify(execFile)

let server: HttpServer
let folder: string
let tarball: string
beforeAll(async () => {
  server = await createHttpServer({ port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'dziesma-kit-'))
  tarball = await packKit(join(folder, 'package'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the packed tool by npx in an empty folder; returns its output, exit code and the files that it left. */
async function npx(...args: string[]) {
  const cwd = mkdtempSync(join(folder, 'empty-'))
  const env = { ...process.env, QA_PASSWORD: PERSONA_PASSWORD, npm_config_cache: join(folder, 'cache') }
  const shell = process.platform === 'win32'
  const command = ['--yes', '--offline', '--package', tarball, 'dziesma-kit', ...args]
  const { stdout, code } = await run('npx', command, { cwd, env, shell }).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  )
  return { stdout, code, files: readdirSync(cwd) }
}

describe('the packed tool', () => {
  it('runs the contract cases in an empty folder, with Node alone', async () => {
    const account = ['--url', server.url, '--email', personas.free.email, '--password-env', 'QA_PASSWORD']
    const { stdout, files } = await npx('contract', ...account, '--only', 'genres,library')
    expect(stdout).toMatch(/^genres +\d+ +0 +0 +\d+$/m)
    expect(files).toEqual([])
  })

  it('runs the doctor in an empty folder', async () => {
    const { stdout, files } = await npx('doctor', '--url', server.url)
    expect(stdout).toContain(`doctor ${VERSION}`)
    expect(stdout).toMatch(/^✓ /m)
    expect(files).toEqual([])
  })

  it('contains its version', async () => {
    expect((await npx('--version')).stdout.trim()).toBe(VERSION)
    expect((await npx('doctor', '--version')).stdout.trim()).toBe(VERSION)
  })

  it('names itself in the help of each command', async () => {
    expect((await npx('--help')).stdout).toContain('npx dziesma-kit doctor --url')
    expect((await npx('contract', '--help')).stdout).toContain('  npx dziesma-kit contract --url')
    expect((await npx('doctor', '--help')).stdout).toContain('  npx dziesma-kit doctor --url')
  })

  it.each([[[]], [['sing']]])('ends with 2 for %j', async (args) => {
    expect((await npx(...args)).code).toBe(2)
  })
})
