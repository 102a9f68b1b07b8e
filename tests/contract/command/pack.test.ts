import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { packContract } from '../../../tools/contract/pack'
import { VERSION } from '../../../tools/version'

const run = promisify(execFile)

let server: HttpServer
let folder: string
let tarball: string
beforeAll(async () => {
  server = await createHttpServer({ port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'dziesma-contract-'))
  tarball = await packContract(join(folder, 'package'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the packed command', () => {
  it('runs by npx in an empty folder, with Node alone', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    const account = ['--url', server.url, '--email', personas.free.email, '--password-env', 'QA_PASSWORD']
    const npx = ['--yes', '--offline', '--package', tarball, 'dziesma-contract', ...account, '--only', 'genres,library']
    const { stdout } = await run('npx', npx, {
      cwd: empty,
      env: { ...process.env, QA_PASSWORD: PERSONA_PASSWORD, npm_config_cache: join(folder, 'cache') },
      shell: process.platform === 'win32',
    })
    expect(stdout).toMatch(/^genres +\d+ +0 +0 +\d+$/m)
    expect(readdirSync(empty)).toEqual([])
  })

  it('contains its version', async () => {
    const npx = ['--yes', '--offline', '--package', tarball, 'dziesma-contract', '--version']
    const env = { ...process.env, npm_config_cache: join(folder, 'cache') }
    const { stdout } = await run('npx', npx, { cwd: folder, env, shell: process.platform === 'win32' })
    expect(stdout.trim()).toBe(VERSION)
  })
})
