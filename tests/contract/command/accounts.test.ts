import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { PERSONA_PASSWORD, personas, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'

import { accountNames } from '../../../tools/contract/accounts/account-names'
import { chooseCases } from '../../../tools/contract/choose-cases'
import { ExitCode } from '../../../tools/contract/exit-code'
import { performContract } from '../../../tools/contract/perform'
import { endpointOf, exchanges, mustRestore } from '../exchanges'
import { restoreSteps } from '../restore-steps'

let server: HttpServer
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dziesma-accounts-'))
})
beforeEach(async () => {
  // Codes of authenticators need the clock of the machine, so that no test may advance it.
  server = await createHttpServer({ port: 0 })
  file = join(folder, `${crypto.randomUUID()}.json`)
})
afterEach(() => server.close())
afterAll(() => rm(folder, { recursive: true }))

const ENV = { QA_PASSWORD: PERSONA_PASSWORD, QA_SECRET: TWO_FACTOR_SECRET }
const given = { passwordEnv: 'QA_PASSWORD' }
const accountOf = (name: (typeof accountNames)[number]) => ({ email: personas[name].email, ...given })
/** Every account that cases need, as the mock has it. */
const everyAccount: Record<string, object> = {
  ...Object.fromEntries(accountNames.map((name) => [name, accountOf(name)])),
  twoFactor: { ...accountOf('twoFactor'), secretEnv: 'QA_SECRET' },
}

async function perform(args: string[], accounts: unknown) {
  if (accounts !== undefined) await writeFile(file, typeof accounts === 'string' ? accounts : JSON.stringify(accounts))
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const main = ['--email', personas.free.email, '--password-env', 'QA_PASSWORD']
  const code = await performContract({
    args: ['--url', server.url, ...main, ...(accounts === undefined ? [] : ['--accounts', file]), ...args],
    env: ENV,
    print,
    printError: print,
    wait: (ms) => Promise.resolve(server.world().advance(ms)),
  })
  return { code, output: lines.join('\n') }
}

const countOf = (output: string, pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
const passedIn = (output: string) => countOf(output, /^all +(\d+)/m)
const runnableIn = (output: string) => countOf(output, /^(\d+) of them run with further accounts/m)

const account = { email: 'qa@music.example', password: 'secret' }
const accounts = new Map(accountNames.map((name) => [name, account]))
/** Cases that need accounts, and run with them. */
const chosen = chooseCases({ only: [], skip: [], mayWrite: true, account, accounts })
  .filter(({ exchange, skipped }) => skipped === undefined && exchange.needs)
  .map(({ exchange }) => exchange)

describe('npm run contract --accounts', () => {
  it('runs the cases that were skipped for want of an account, and says before how many', async () => {
    const args = ['--write', '--only', [...new Set(chosen.map(endpointOf))].join(',')]
    const without = await perform(args, undefined)
    const runnable = runnableIn(without.output)
    expect(runnable).toBeGreaterThan(60)
    expect(without.output).toMatch(/^ +\d+ {2}needs --accounts with parent and child$/m)
    const { code, output } = await perform(args, everyAccount)
    expect(output).not.toContain('✗')
    expect(code).toBe(ExitCode.Ok)
    expect(passedIn(output)).toBe(passedIn(without.output) + runnable)
    expect(runnableIn(output)).toBe(0)
  })

  it('signs in only accounts that the chosen cases need', async () => {
    const signIn = vi.spyOn(server.world().sessions, 'signIn')
    const { output } = await perform(['--only', 'genres', '--skip', 'genres.list'], everyAccount)
    expect(output).not.toContain('✗')
    expect(signIn.mock.calls.map(([, id]) => id)).not.toContain(personas.child.id)
    signIn.mockRestore()
  })

  it('skips a case whose list has no row', async () => {
    const { customPages } = server.world().db
    for (const { id } of customPages.all()) customPages.remove(id)
    const { code, output } = await perform(['--only', 'customPages.list'], everyAccount)
    expect(code).toBe(ExitCode.Ok)
    expect(output).toMatch(/^ +1 {2}the site has no row of custom-pages$/m)
  })

  it('fails when another account is not refused', async () => {
    server.world().faults.set([{ kind: 'status', status: 200, endpoint: 'workspaces.create' }])
    const { code, output } = await perform(['--only', 'workspaces.create', '--write'], everyAccount)
    expect(code).toBe(ExitCode.Broken)
    expect(output).toContain('✗ workspaces.create: as a child')
  })

  it('names every account that is not what its name says, and no secret', async () => {
    const impostors = {
      admin: accountOf('parent'),
      artist: accountOf('parentAtCap'),
      child: { email: personas.child.email, password: 'hunter22' },
      parent: accountOf('child'),
      twoFactor: { ...accountOf('parent'), secret: 'JBSWSECRET' },
      unverified: accountOf('parentAtCap'),
    }
    const { code, output } = await perform([], impostors)
    expect(code).toBe(ExitCode.Unreachable)
    for (const line of [
      'admin is no administrator',
      'artist manages no artist',
      'child: <email> cannot sign in: status 422',
      'parent may not add family profiles',
      'twoFactor signs in without a second factor',
      'unverified may use the site, since its email address is verified',
    ])
      expect(output).toContain(line)
    expect(output).not.toMatch(/hunter22|JBSWSECRET|dziesma\.test/)
  })

  it('names a child of another family', async () => {
    const { output } = await perform([], { parent: accountOf('parentAtCap'), child: accountOf('child') })
    expect(output).toContain('child is no profile of parent')
  })
})

describe('the file of --accounts', () => {
  it('ends with 2 and all mistakes at once, without the values of the file', async () => {
    const { code, output } = await perform([], {
      choir: accountOf('child'),
      admin: 'hunter22',
      child: { email: 'hunter22@music.example', password: 'hunter22', passwordEnv: 'QA_PASSWORD' },
      parent: { email: '', passwordEnv: 'UNSET', secret: 'hunter22' },
      banned: { email: 'hunter22@music.example', passwordEnv: 'UNSET' },
      twoFactor: accountOf('twoFactor'),
    })
    expect(code).toBe(ExitCode.Usage)
    for (const line of [
      '“choir” is no account: the names are ',
      'admin must be an object like in ',
      'child needs either password or passwordEnv',
      'parent.email must be a text that is not empty',
      'parent has the unknown fields secret',
      'banned.passwordEnv: the environment variable is empty or not set',
      'twoFactor needs either secret or secretEnv',
    ])
      expect(output).toContain(line)
    expect(output).not.toContain('hunter22')
  })

  it.each([
    ['a missing file', undefined, 'cannot be read'],
    ['text', '{"child": hunter22}', 'is not JSON'],
    ['a list', '[]', 'must be a file like'],
  ])('ends with 2 when it is %s', async (_, text, message) => {
    const { code, output } = await perform(text === undefined ? ['--accounts', '/nonexistent.json'] : [], text)
    expect(code).toBe(ExitCode.Usage)
    expect(output).toContain(message)
    expect(output).not.toContain('hunter22')
  })
})

describe('cases that need accounts', () => {
  it('write nothing as an administrator', () => {
    expect(
      chosen.filter(({ as, writes, endpoint }) => as === 'admin' && (writes || endpoint.method !== 'GET')),
    ).toEqual([])
  })

  it('name the account that they lack: other reasons name what else is missing', () => {
    const reasons = new Set(exchanges.flatMap(({ mockOnly = [] }) => mockOnly))
    expect([...reasons].filter((reason) => /^needs .*(account|permission)/.test(reason))).toEqual([
      'needs an account without music',
    ])
  })

  it('restore what they change', () => {
    const writing = chosen.filter((exchange) => mustRestore(exchange) && exchange.status < 300)
    expect(writing.filter(({ endpoint }) => !restoreSteps.has(endpoint)).map(({ title }) => title)).toEqual([])
  })
})
