import { describe, expect, it, onTestFinished } from 'vitest'

import { createHttpServer } from '@mock/site/http/create-http-server'

import { ExitCode, performDoctor } from '../../tools/doctor/perform'
import type { Send } from '../../tools/doctor/probe/send'
import { VERSION } from '../../tools/version'
import { cookie } from './faults/fault'
import type { PlantedSite } from './planted'
import { publicFiles, writeFolder } from './planted-files'
import { serve } from './planted-server'
import { examine, plantSite } from './planted-site'

/** Performs the command and returns its exit code and everything that it printed. */
async function perform(args: string[], send?: Send, env?: Record<string, string>) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await performDoctor({ args, print, printError: print, ...(send && { send }), ...(env && { env }) })
  return { code, output: lines.join('\n') }
}

describe('npm run doctor: exit codes', () => {
  const local = { url: 'http://127.0.0.1:8000/' }

  it('ends with 0 and a line for each area of a healthy site', async () => {
    const site = plantSite(local)
    site.headers = {}
    const { code, output } = await perform(['--url', site.url], serve(site))
    expect(code).toBe(ExitCode.Healthy)
    expect(output.split('\n')).toHaveLength(18)
    expect(output.match(/^✓ /gm)).toHaveLength(14)
    expect(output).toMatch(/^Healthy\.$/m)
  })

  it('ends with 1 and explains findings, errors first', async () => {
    const site = plantSite(local)
    site.headers = {}
    site.data.settings['uploads'] = { max_size: 5 }
    cookie(/^(XSRF.*)/, '$1; HttpOnly')(site)
    const { code, output } = await perform(['--url', site.url], serve(site))
    expect(code).toBe(ExitCode.Findings)
    expect(output).toContain('✗ Cookies: 1 finding')
    expect(output).toContain('Seen     XSRF-TOKEN; path=/; samesite=Lax; httponly')
    expect(output.indexOf('ERROR   XSRF-TOKEN is HttpOnly')).toBeLessThan(output.indexOf('WARNING settings.uploads'))
    expect(output).toMatch(/^1 error, 1 warning\.$/m)
  })

  it.each([
    [
      'error',
      'only warnings',
      (site: PlantedSite) => (site.data.settings['uploads'] = { max_size: 5 }),
      ExitCode.Healthy,
    ],
    ['error', 'an error', cookie(/^(XSRF.*)/, '$1; HttpOnly'), ExitCode.Findings],
    [
      'warning',
      'only warnings',
      (site: PlantedSite) => (site.data.settings['uploads'] = { max_size: 5 }),
      ExitCode.Findings,
    ],
  ])('ends as --fail-on %s asks with %s', async (severity, _, plant, expected) => {
    const site = plantSite(local)
    site.headers = {}
    plant(site)
    const { code, output } = await perform(['--url', site.url, '--fail-on', severity], serve(site))
    expect(code).toBe(expected)
    expect(output).toMatch(/1 error|1 warning/)
  })

  it('ends with 1 for a folder, and with 0 for a complete one', async () => {
    expect((await perform(['--path', writeFolder({})])).code).toBe(ExitCode.Findings)
    const { code, output } = await perform(['--path', writeFolder(publicFiles())])
    expect(code).toBe(ExitCode.Healthy)
    expect(output.match(/^✓ /gm)).toHaveLength(3)
    expect(output).toContain(`(bundle 1.2.3, doctor ${VERSION})`)
  })

  it.each([
    ['nothing', []],
    ['an unknown option', ['--verbose']],
    ['a URL without a scheme', ['--url', 'music.example']],
    ['a missing folder', ['--path', '/nonexistent']],
    ['a storage that is no URL', ['--path', '.', '--storage', 'bucket']],
    ['a header without a value', ['--path', '.', '--header', 'X-Preview']],
    ['credentials that are not set', ['--path', '.', '--basic-auth', 'STAGING']],
    ['an unknown severity', ['--path', '.', '--fail-on', 'note']],
    ['a time limit of nothing', ['--path', '.', '--timeout', '0']],
  ])('ends with 2 for %s', async (_, args) => {
    const { code, output } = await perform(args)
    expect(code).toBe(ExitCode.Usage)
    expect(output).toContain('Add --help for the options.')
  })

  it('ends with 2 for a URL with a password, without repeating it', async () => {
    const { code, output } = await perform(['--url', 'https://qa:hunter22@music.example'])
    expect(code).toBe(ExitCode.Usage)
    expect(output).not.toContain('hunter22')
  })

  it('ends with 3 when the connection is refused', async () => {
    const { code, output } = await perform(['--url', 'http://127.0.0.1:1/'])
    expect(code).toBe(ExitCode.Unreachable)
    expect(output).toContain('[reach.refused]')
    expect(output).toContain('The site cannot be checked.')
  })

  it('prints the options', async () => {
    const { code, output } = await perform(['--help'])
    expect(code).toBe(ExitCode.Healthy)
    expect(output).toContain('--storage <url>')
  })

  it('prints the version', async () => {
    expect(await perform(['--version'])).toEqual({ code: ExitCode.Healthy, output: VERSION })
  })
})

describe('npm run doctor: report', () => {
  it('prints JSON with the texts of each finding', async () => {
    const site = plantSite({ url: 'http://127.0.0.1:8000/' })
    site.headers = {}
    cookie('; HttpOnly', '')(site)
    const { output } = await perform(['--json', '--url', site.url, '--path', writeFolder(publicFiles())], serve(site))
    expect(JSON.parse(output)).toMatchObject([
      {
        doctor: VERSION,
        bundle: '1.2.3',
        target: site.url,
        reached: true,
        findings: [
          {
            id: 'cookies.session-readable',
            area: 'cookies',
            severity: 'error',
            fix: { laravel: expect.stringContaining('http_only') },
          },
        ],
      },
      {
        findings: [],
        areas: [
          { name: 'exposed', state: 'healthy' },
          { name: 'build', state: 'healthy' },
          { name: 'assets', state: 'healthy' },
        ],
      },
    ])
  })

  it('leaves out what it could not check', async () => {
    const site = plantSite({ url: 'http://127.0.0.1:8000/' })
    site.instead['GET '] = () => ({ status: 503 })
    const { output } = await perform(['--url', site.url], serve(site))
    expect(output).toMatch(/^– Not checked: HTML page; Bundle and manifest;/m)
    expect(output).toMatch(/^✗ Reachability, TLS and redirects: 1 finding$/m)
  })

  it('notes that the bucket is unknown', async () => {
    const site = plantSite({ policy: 'connections' })
    site.pageHeaders['content-security-policy'] += ' https://bucket.s3.example'
    site.data.settings['uploads'] = { uploads_driver: 's3', s3_direct_upload: true }
    expect((await examine(site)).outcomes).toEqual([{ kind: 'note', text: expect.stringContaining('--storage') }])
  })

  it('prints no control characters of the site', async () => {
    const site = plantSite()
    site.data.settings['dates'] = { default_timezone: 'Riga\u001B[2J\u202E' }
    const { outcomes } = await examine(site)
    expect(outcomes).toMatchObject([{ id: 'clock.time-zone', seen: 'default_timezone: Riga [2J ' }])
  })

  it('sends headers and credentials to the site only, and never without encryption', async () => {
    const site = plantSite({ url: 'https://music.example/', assetUrl: 'https://cdn.example/' })
    const own = serve(site)
    const hosts = new Map<string, Set<string>>()
    const send: Send = (url, outgoing = {}) => {
      const { Authorization = 'none', 'X-Preview': preview = 'none' } = outgoing.headers ?? {}
      hosts.set(url.origin, (hosts.get(url.origin) ?? new Set()).add(`${Authorization}, ${preview}`))
      return own(url, outgoing)
    }
    const options = ['--basic-auth', 'STAGING', '--header', 'X-Preview: yes']
    const { output } = await perform(['--url', site.url, ...options], send, { STAGING: 'qa:secret' })
    expect(Object.fromEntries([...hosts].map(([host, seen]) => [host, [...seen]]))).toEqual({
      'https://music.example': [`Basic ${btoa('qa:secret')}, yes`],
      'http://music.example': ['none, none'],
      'https://cdn.example': ['none, none'],
    })
    expect(output).not.toContain('secret')
  })

  it('shows no cookie, token or bootstrap data', async () => {
    const site = plantSite({ url: 'http://music.example/' })
    cookie('; HttpOnly', '')(site)
    cookie('Path=/', 'Path=/api; Domain=other.example')(site)
    site.instead['POST auth/login'] = () => ({ status: 500, text: '{"trace":["secret-of-the-trace"]}' })
    site.instead['GET .env'] = () => ({ text: 'APP_KEY=base64:secret-of-the-file' })
    for (const extra of [[], ['--json']]) {
      const { output } = await perform(['--url', site.url, ...extra], serve(site))
      expect(output).toContain('exposed.env')
      expect(output).not.toMatch(/session-\d|token-\d|csrf-\d|secret-of-the/)
    }
  })
})

describe('doctor on the mock', () => {
  it.each(['/', '/shop/'])('reports nothing for a site at %s', async (root) => {
    const publicDir = writeFolder(publicFiles())
    const server = await createHttpServer({ port: 0, root, publicDir })
    onTestFinished(() => server.close())
    const { code, output } = await perform(['--url', server.url])
    expect(output).toMatch(/^Healthy\.$/m)
    expect(code).toBe(ExitCode.Healthy)
  })
})
