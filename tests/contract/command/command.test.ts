import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { ExitCode } from '../../../tools/contract/exit-code'
import { performContract } from '../../../tools/contract/perform'
import { genreCases } from '../cases/genres'

let server: HttpServer
beforeAll(async () => {
  server = await createHttpServer({ port: 0 })
})
beforeEach(() => {
  // Sign-ins are throttled by the minute.
  server.world().advance(120_000)
  server.world().faults.set([])
})
afterAll(() => server.close())

const PASSWORD = { QA_PASSWORD: PERSONA_PASSWORD }
const account = ['--email', personas.free.email, '--password-env', 'QA_PASSWORD']

/** Performs the command against the mock, and returns its exit code and everything that it printed. */
async function perform(
  args: string[],
  {
    env = PASSWORD,
    url = server.url,
    signal = new AbortController().signal,
    onWait = (ms: number): unknown => ms,
  } = {},
) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const wait = (ms: number) => {
    onWait(ms)
    return Promise.resolve(server.world().advance(ms))
  }
  const code = await performContract({ args: ['--url', url, ...args], env, print, printError: print, signal, wait })
  return { code, output: lines.join('\n') }
}

describe('npm run contract: exit codes', () => {
  it('ends with 0 and a table of the groups when the contract is kept', async () => {
    const { code, output } = await perform([...account, '--only', 'playlists,genres', '--write'])
    expect(output).toMatch(/^playlists +\d+ +0 +0 +\d+$/m)
    expect(output).toMatch(/^genres +\d+ +0 +0 +\d+$/m)
    expect(code).toBe(ExitCode.Ok)
  })

  it.each(['A', 'B2', 'C'] as const)(
    'ends with 0 for release %s, without the endpoints that it lacks',
    async (release) => {
      server.world().release = release
      const { code, output } = await perform([...account, '--only', 'bootstrap,accounts,captcha,search', '--write'])
      server.world().release = 'B1'
      expect(code).toBe(ExitCode.Ok)
      const [, skippedCaptcha] = /^captcha +\d+ +0 +0 +(\d+)$/m.exec(output) ?? []
      expect(skippedCaptcha).toBe(release === 'C' ? '2' : '1')
    },
  )

  it('ends with 1 and explains what is broken', async () => {
    server.world().faults.set([{ kind: 'wrongShape', endpoint: 'genres.list' }])
    const { code, output } = await perform(['--only', 'genres.list'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toMatch(/^✗ genres\.list: /m)
    expect(output).toContain('GET genres, status 200')
    expect(output).toContain('Rule (section ')
    expect(output).toContain('Affects: home, channels; search')
    expect(output).toContain(`curl -X GET '${server.url}api/v1/genres`)
  })

  it('names the rule of a wrong status', async () => {
    server.world().faults.set([{ kind: 'status', status: 500, endpoint: 'albums.show' }])
    const { code, output } = await perform(['--only', 'albums.show'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('Rule (section 2.4): A row that does not exist is 404.')
  })

  it.each([
    ['an unknown option', ['--verbose']],
    ['an unknown endpoint', ['--only', 'albums.sing']],
    ['an email address without a password', ['--email', 'qa@music.example']],
    ['an unset password variable', ['--email', 'qa@music.example', '--password-env', 'UNSET']],
    ['a time limit of nothing', ['--timeout', '0']],
    ['a report in a missing folder', ['--only', 'youtube', '--json', '/nonexistent/report.json']],
  ])('ends with 2 for %s', async (_, args) => {
    expect((await perform(args)).code).toBe(ExitCode.Usage)
  })

  it.each(['music.example', 'ftp://music.example', 'https://qa:hunter22@music.example'])(
    'ends with 2 for the URL %s, without repeating it',
    async (url) => {
      const { code, output } = await perform([], { url })
      expect(code).toBe(ExitCode.Usage)
      expect(output).not.toContain(url)
    },
  )

  it('ends with 3 when the site cannot be reached', async () => {
    const { code, output } = await perform([], { url: 'http://127.0.0.1:1/' })
    expect(code).toBe(ExitCode.Unreachable)
    expect(output).toContain('The site cannot be reached: ')
  })

  it('ends with 3 when the password is wrong', async () => {
    const { code, output } = await perform(account, { env: { QA_PASSWORD: 'not the password' } })
    expect(code).toBe(ExitCode.Unreachable)
    expect(output).toContain('The account cannot sign in: <email> cannot sign in: status 422, “')
    expect(output).not.toContain('not the password')
  })

  it('names the target of a redirect that answers a sign-in', async () => {
    const headers = { Location: 'https://sso.example/login' }
    server.world().faults.set([{ kind: 'status', status: 403, headers, endpoint: 'auth.login' }])
    expect((await perform(account)).output).toContain('a redirect to https://sso.example/login')
  })

  it('ends with 3 when the account needs a second factor', async () => {
    const { code } = await perform(['--email', personas.twoFactor.email, '--password-env', 'QA_PASSWORD'])
    expect(code).toBe(ExitCode.Unreachable)
  })

  it('ends with 3 when the account must verify its email address first', async () => {
    const { code, output } = await perform(['--email', personas.unverified.email, '--password-env', 'QA_PASSWORD'])
    expect(code).toBe(ExitCode.Unreachable)
    expect(output).toContain('its email address is not verified')
  })

  it.each(['admin', 'parent', 'child', 'cancelled'] as const)('ends with 0 for the account of %s', async (persona) => {
    const args = ['--email', personas[persona].email, '--password-env', 'QA_PASSWORD', '--only', 'accounts,family']
    const { code, output } = await perform([...args, '--write', '--admin'])
    expect(output).not.toContain('✗')
    expect(code).toBe(ExitCode.Ok)
  })

  it('ends with 4 for an endpoint that only writes, unless writing is allowed', async () => {
    const { code, output } = await perform([...account, '--only', 'playlists.create'])
    expect(code).toBe(ExitCode.Refused)
    expect(output).toContain('playlists.create writes to the site: add --write to allow it')
  })

  it('ends with 4 for an administrator who writes, unless that is allowed', async () => {
    const admin = ['--email', personas.admin.email, '--password-env', 'QA_PASSWORD', '--only', 'genres']
    expect((await perform([...admin, '--write'])).code).toBe(ExitCode.Refused)
    expect((await perform(admin)).code).toBe(ExitCode.Ok)
    expect((await perform([...admin, '--write', '--admin'])).code).toBe(ExitCode.Ok)
  })
})

describe('npm run contract', () => {
  it.each([
    ['an error', { kind: 'status', status: 500 }],
    ['a page', { kind: 'html' }],
    ['another shape', { kind: 'wrongShape' }],
  ] as const)('reports %s during the exploration as a failed case, and runs what it still can', async (_, fault) => {
    server.world().faults.set([{ ...fault, endpoint: 'channels.show' }])
    const { code, output } = await perform(['--only', 'genres.list,albums.show,landing'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('✗ channels.show: explores the catalogue\n  GET channel/:idOrSlug, status ')
    expect(output).toContain(`curl -X GET '${server.url}api/v1/channel/`)
    expect(output).toMatch(/^albums +1 +0 +0 +2$/m)
    expect(output).toMatch(/^genres +[1-9]\d* +0 +0 +\d+$/m)
    expect(output.length).toBeLessThan(5000)
  })

  it('writes nothing when the exploration fails, since it could not tell what a case left behind', async () => {
    server.world().faults.set([{ kind: 'status', status: 500, endpoint: 'channels.show' }])
    const insert = vi.spyOn(server.world().db.playlists, 'insert')
    const { code } = await perform([...account, '--only', 'playlists', '--write'])
    expect(code).toBe(ExitCode.Broken)
    expect(insert).not.toHaveBeenCalled()
  })

  it('waits as long as a busy site demands', async () => {
    server
      .world()
      .faults.set([{ kind: 'status', status: 429, headers: { 'Retry-After': '7' }, endpoint: 'genres.list', every: 2 }])
    const waits: number[] = []
    const { code } = await perform(['--only', 'genres.list'], { onWait: (ms) => waits.push(ms) })
    expect(code).toBe(ExitCode.Ok)
    expect(new Set(waits)).toEqual(new Set([7000]))
  })

  it('repeats a reading request once after a network error', async () => {
    server.world().faults.set([{ kind: 'network', endpoint: 'genres.list', every: 2 }])
    expect((await perform(['--only', 'genres.list'])).code).toBe(ExitCode.Ok)
  })

  it('writes the reports of a run that cannot begin', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contract-'))
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
    const { code } = await perform(['--json', json, '--junit', junit], { url: 'http://127.0.0.1:1/' })
    expect(code).toBe(ExitCode.Unreachable)
    expect(await readFile(json, 'utf8')).toContain('The site cannot be reached')
    expect(await readFile(junit, 'utf8')).toContain('failures="1"')
    await rm(folder, { recursive: true })
  })

  it('refuses reports that it cannot write before it sends anything', async () => {
    const { output } = await perform(['--only', 'youtube', '--json', '/nonexistent/report.json'])
    expect(output).not.toContain('group')
  })

  it('stops at the first failure on request', async () => {
    server.world().faults.set([{ kind: 'status', status: 500, endpoint: 'albums.show' }])
    expect((await perform(['--only', 'albums.show'])).output).toMatch(/^all +0 +2 +0 +\d+$/m)
    expect((await perform(['--only', 'albums.show', '--bail'])).output).toMatch(/^all +0 +1 +0 +\d+$/m)
  })

  it('restores what it changed when it is interrupted', async () => {
    const interruption = new AbortController()
    const { playlists } = server.world().db
    const before = playlists.all().length
    const { insert } = playlists
    vi.spyOn(playlists, 'insert').mockImplementation((row) => {
      interruption.abort()
      return insert(row)
    })
    const { code, output } = await perform([...account, '--only', 'playlists', '--write'], interruption)
    expect(code).toBe(ExitCode.Interrupted)
    expect(output).toContain('Interrupted')
    expect(playlists.insert).toHaveBeenCalledOnce()
    expect(playlists.all()).toHaveLength(before)
  })

  it('fails when it leaves something behind', async () => {
    server.world().faults.set([{ kind: 'status', status: 500, endpoint: 'playlists.remove' }])
    const { code, output } = await perform([...account, '--only', 'playlists.create', '--write'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('cannot restore what the case changed')
    expect(output).toContain('✗ The run changed the account’s playlists')
  })

  it('fails when it cannot check what it left behind', async () => {
    server.world().faults.set([{ kind: 'status', status: 500, endpoint: 'workspaces.list', every: 2 }])
    const { code, output } = await perform([...account, '--only', 'genres', '--write'])
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('What the account owns cannot be read after the run')
  })

  it('lists the cases without a site', async () => {
    const { code, output } = await perform(['--list', '--only', 'genres'])
    expect(code).toBe(ExitCode.Ok)
    const titles = Object.entries(genreCases.cases).flatMap(([name, cases]) =>
      cases.map((one) => `genres.${name}: ${one.name} → ${one.status}`),
    )
    const lines = output.split('\n')
    expect(lines).toHaveLength(titles.length)
    titles.forEach((title, index) => expect(lines[index]).toContain(title))
  })

  it('gives the same output for the same site', async () => {
    const args = [...account, '--only', 'library,albums,reposts', '--write']
    const first = await perform(args)
    server.world().advance(120_000)
    expect(await perform(args)).toEqual(first)
  })

  it('shows no secret when every response is broken', async () => {
    const groups = 'auth,accounts,userSessions,passwordConfirmation,twoFactor,library'
    server.world().faults.set([{ kind: 'wrongShape', endpoint: 'accounts.me', every: 2 }])
    for (const endpoint of ['userSessions.list', 'passwordConfirmation.confirm', 'twoFactor.enable'])
      server.world().faults.set([{ kind: 'html', endpoint }])
    const { output } = await perform([...account, '--only', groups])
    expect(output).not.toContain(PERSONA_PASSWORD)
    expect(output).not.toContain(personas.free.email)
    expect(output).not.toMatch(/XSRF-TOKEN=|session=/i)
  })
})
