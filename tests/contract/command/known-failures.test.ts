import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'

import { ExitCode } from '../../../tools/contract/exit-code'
import { performContract } from '../../../tools/contract/perform'

let server: HttpServer
let folder: string
let file: string
beforeAll(async () => {
  server = await createHttpServer({ port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'dziesma-contract-'))
})
beforeEach(() => {
  server.world().faults.set([{ kind: 'wrongShape', endpoint: 'genres.list' }])
  file = join(folder, `${crypto.randomUUID()}.json`)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function perform(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await performContract({ args: ['--url', server.url, ...args], env, print, printError: print })
  return { code, output: lines.join('\n') }
}

const failuresIn = async (path: string) => (JSON.parse(await readFile(path, 'utf8')) as { failures: string[] }).failures

describe('npm run contract: an unfinished backend', () => {
  it('passes with the known failures that a run has written', async () => {
    const args = ['--only', 'genres,albums.show', '--known-failures', file]
    expect((await perform([...args, '--write-known-failures'])).code).toBe(ExitCode.Ok)
    expect((await failuresIn(file)).every((title) => title.startsWith('genres.list: '))).toBe(true)
    const { code, output } = await perform(args)
    expect(code).toBe(ExitCode.Ok)
    expect(output).toMatch(/^genres +\d+ +0 +[1-9]\d* +\d+$/m)
  })

  it('fails on a new failure', async () => {
    const args = ['--only', 'genres,albums.show', '--known-failures', file]
    await perform([...args, '--write-known-failures'])
    server.world().faults.set([
      { kind: 'wrongShape', endpoint: 'genres.list' },
      { kind: 'status', status: 500, endpoint: 'albums.show' },
    ])
    const { code, output } = await perform(args)
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('✗ albums.show: ')
    expect(output).not.toContain('✗ genres.list: ')
  })

  it('names repaired failures, and forgets them when the file is written again', async () => {
    const args = ['--only', 'genres', '--known-failures', file]
    await writeFile(file, JSON.stringify({ failures: ['albums.show: of another run'] }))
    await perform([...args, '--write-known-failures'])
    const [first] = (await failuresIn(file)).filter((title) => title.startsWith('genres'))
    server.world().faults.set([])
    expect((await perform(args)).output).toContain(`No longer fails, though listed as known: ${first}`)
    await perform([...args, '--write-known-failures'])
    expect(await failuresIn(file)).toEqual(['albums.show: of another run'])
  })

  it.each([
    ['a missing file', undefined],
    ['text', 'genres.list'],
    ['another shape', '["genres.list"]'],
  ])('ends with 2 for %s', async (_, text) => {
    if (text !== undefined) await writeFile(file, text)
    expect((await perform(['--only', 'genres', '--known-failures', file])).code).toBe(ExitCode.Usage)
  })

  it('leaves out what --skip names, and says so', async () => {
    const { code, output } = await perform(['--only', 'genres,albums.show', '--skip', 'genres.list'])
    expect(code).toBe(ExitCode.Ok)
    expect(output).toMatch(/^ +\d+ {2}left out by --skip$/m)
  })

  it('sums up endpoints that the site lacks', async () => {
    server.world().faults.set([
      { kind: 'status', status: 404, endpoint: 'genres.list' },
      { kind: 'status', status: 405, endpoint: 'albums.show' },
    ])
    const { code, output } = await perform(['--only', 'genres,albums.show'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toMatch(/^✗ not implemented: 2$/m)
    expect(output).not.toContain('albums.show')
    expect(output).not.toContain('curl')
  })

  it.each([
    ['the site cannot be reached', ['--url', 'http://127.0.0.1:1/']],
    ['the command line is wrong', ['--only', 'choirs']],
  ])('says in a workflow of GitHub that a run could not begin, since %s', async (_, args) => {
    const { output } = await perform(args, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file })
    expect(output).toMatch(/^::error title=The run could not begin::\S/m)
    expect(await readFile(file, 'utf8')).toMatch(/^## The run could not begin\n\n\S/)
  })

  it('annotates failures and writes a summary in a workflow of GitHub', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file }
    const { output } = await perform(['--only', 'genres'], env)
    expect(output).toMatch(/^::error title=genres\.list%3A .*::\S/m)
    const summary = await readFile(file, 'utf8')
    expect(summary).toContain('## The contract is broken')
    expect(summary).toMatch(/^\| genres\.list: .* \| 200 \| .+ \| .+ \|$/m)
  })
})
