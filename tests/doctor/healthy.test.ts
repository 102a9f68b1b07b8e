import { describe, expect, it } from 'vitest'

import { hours } from '@/lib/dates/duration'

import { examineFolder } from '../../tools/doctor/examine'
import { areasOf } from '../../tools/doctor/report'
import { publicFiles, writeFolder } from './planted-files'
import { examine, literal, type Placement, plantSite, withScript } from './planted-site'

const base64 = (json: string) => Buffer.from(JSON.stringify(JSON.parse(json))).toString('base64')

describe('doctor on a healthy site', () => {
  it.each<[string, Placement]>([
    ['at the root of a host', {}],
    ['in a sub-folder', { url: 'https://music.example/shop/' }],
    ['with an asset host', { assetUrl: 'https://cdn.example/x/' }],
    ['in a sub-folder with an asset host', { url: 'https://music.example/shop/', assetUrl: 'https://cdn.example/' }],
    ['with a policy of connections only', { policy: 'connections' }],
    ['on this machine over http', { url: 'http://127.0.0.1:8000/' }],
  ])('reports nothing %s', async (_, placement) => {
    const examination = await examine(plantSite(placement))
    expect(examination.outcomes).toEqual([])
    expect(areasOf(examination).map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'healthy'))
  })

  it.each<[string, (json: string) => string]>([
    ['an object', (json) => json],
    ['a JSON string', (json) => literal(json)],
    [
      'a JSON string in single quotes',
      (json) => `'${json.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\x27`)}'`,
    ],
    ['a call of JSON.parse', (json) => `JSON.parse(${literal(json)})`],
    ['a base64 string', (json) => `"${base64(json)}"`],
  ])('reads bootstrap data that is %s', async (_, write) => {
    const site = plantSite({ policy: 'connections' })
    site.edits.push(withScript(write))
    expect((await examine(site)).outcomes).toEqual([])
  })

  it('accepts an inline script that the policy allows by nonce', async () => {
    const site = plantSite()
    const policy = site.pageHeaders['content-security-policy'] ?? ''
    site.pageHeaders['content-security-policy'] = policy.replace("script-src 'self'", "script-src 'self' 'nonce-abc'")
    site.edits.push(
      withScript((json) => json),
      (html) => html.replace('<script>', '<script nonce="abc">'),
    )
    expect((await examine(site)).outcomes).toEqual([])
  })

  it('follows a redirect of the host’s root into the site’s folder', async () => {
    const site = plantSite({ url: 'https://music.example/shop/' })
    site.requested = 'https://music.example/'
    site.instead['GET https://music.example/'] = () => ({ status: 302, headers: { location: '/shop/' } })
    expect((await examine(site)).outcomes).toEqual([])
  })

  it('notes files that the server refused to send at once', async () => {
    const site = plantSite()
    site.instead['HEAD build/assets/lazy-3a.js'] = () => ({ status: 429 })
    expect((await examine(site)).outcomes).toEqual([{ kind: 'note', text: expect.stringContaining('Some assets') }])
  })

  it('reports nothing for a complete public folder', () => {
    expect(examineFolder(writeFolder(publicFiles()), Date.now()).outcomes).toEqual([])
  })

  it('allows files of the previous build for a day after a deployment', () => {
    const folder = writeFolder({ ...publicFiles(), 'build/assets/main-0z.js': 'previous' })
    expect(examineFolder(folder, Date.now() + hours(23)).outcomes).toEqual([])
    expect(examineFolder(folder, Date.now() + hours(25)).outcomes).toMatchObject([{ id: 'build.extra-files' }])
  })
})
