import { describe, expect, it } from 'vitest'

import { hours } from '@/lib/dates/duration'

import { examineFolder, examineSite } from '../../tools/doctor/examine'
import type { Send } from '../../tools/doctor/probe/send'
import { areasOf } from '../../tools/doctor/report'
import { answer, edit, fileHeader, pageHeader, withoutFiles } from './faults/fault'
import { literal, withScript } from './page-edits'
import type { Placement, PlantedSite } from './planted'
import { publicFiles, writeFolder } from './planted-files'
import { serve, SONG } from './planted-server'
import { examine, NOW, plantSite } from './planted-site'

const header = (name: string, value: string) => (site: PlantedSite) => {
  site.headers[name] = value
}

/** A CDN that stores files of the bundle, and passes all else on. */
function behindCdn(site: PlantedSite): void {
  Object.assign(site.assetHeaders, { age: '120', 'cf-cache-status': 'HIT', vary: 'Origin' })
  Object.assign(site.pageHeaders, { 'cf-cache-status': 'DYNAMIC', 'x-cache': 'Miss from cloudfront', age: '0' })
}

function refuseHead(site: PlantedSite): void {
  const paths = [...Object.keys(site.files).map((path) => `build/${path}`), ...Object.keys(site.rootFiles)]
  for (const path of paths) site.instead[`HEAD ${path}`] = () => ({ status: 405 })
}

function switchOff(site: PlantedSite): void {
  site.rootFiles['service-worker.js'] =
    "self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))"
}

function ownPictures(site: PlantedSite): void {
  site.rootFiles['favicon/icon.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'
  site.data.settings['branding'] = { logo_light: 'https://pictures.example/logo.svg' }
}

function inS3(site: PlantedSite): void {
  site.data.settings['uploads'] = { public_driver: 's3' }
  answer('storage/doctor-missing-file.mp3', { status: 403 })(site)
}

function redirectSong(site: PlantedSite): void {
  const signed = 'https://bucket.s3.example/song.mp3?signature=1'
  answer(SONG, { status: 302, headers: { location: signed } })(site)
  answer(signed, { status: 206, headers: { 'content-type': 'audio/mpeg' }, text: 'I' })(site)
}

function closePort80(site: PlantedSite): void {
  for (const path of ['', 'login']) site.instead[`GET http://music.example/${path}`] = 'reach.refused'
}

function cloudflareCookies(site: PlantedSite): void {
  const line = '__cf_bm=1; Path=/; Max-Age=300; Domain=.music.example; HttpOnly; Secure; SameSite=None'
  site.cookies.push(line)
  fileHeader('assets/lazy-3a.js', 'set-cookie', line)(site)
}

function ownManifest(site: PlantedSite): void {
  delete site.rootFiles['manifest.json']
  site.rootFiles['site.webmanifest'] = '{"name":"Mine"}'
  edit('href="manifest.json"', 'href="site.webmanifest"')(site)
}

function limitCalls(site: PlantedSite): void {
  site.headers['x-ratelimit-limit'] = '300'
}

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
    expect(areasOf(examination).map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => 'healthy'))
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

  it.each<[string, Placement, (site: PlantedSite) => void]>([
    ['on a CDN for everything', { assetUrl: 'https://cdn.example/' }, behindCdn],
    [
      'with HSTS for all sub-domains',
      {},
      header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
    ],
    [
      'with a robots.txt against the admin area only',
      {},
      answer('robots.txt', { text: 'User-agent: *\nDisallow: /admin\n\nUser-agent: BadBot\nDisallow: /' }),
    ],
    [
      'with a robots.txt that allows the bundle again',
      {},
      answer('robots.txt', { text: 'User-agent: *\nDisallow: /build/\nAllow: /build/assets/*.js$' }),
    ],
    ['without a robots.txt', {}, withoutFiles('robots.txt')],
    ['that refuses HEAD for files', {}, refuseHead],
    ['with a service worker that removes itself', {}, switchOff],
    ['with pictures of its own', {}, ownPictures],
    ['whose storage is S3, which hides what is missing', {}, inS3],
    ['whose song is behind a redirect', {}, redirectSong],
    [
      'whose Permissions-Policy allows autoplay',
      { policy: 'connections' },
      pageHeader('permissions-policy', 'autoplay=(self), camera=()'),
    ],
    ['whose port 80 is closed', {}, closePort80],
    ['whose API is limited generously', {}, limitCalls],
    ['with cookies of Cloudflare', {}, cloudflareCookies],
    ['with a web app manifest of its own', {}, ownManifest],
    ['with sticky cookies of a load balancer', {}, fileHeader('assets/lazy-3a.js', 'set-cookie', 'AWSALB=1; Path=/')],
  ])('reports nothing for a site %s', async (_, placement, change) => {
    const site = plantSite(placement)
    change(site)
    expect((await examine(site)).outcomes).toEqual([])
  })

  it('notes that no song can be checked', async () => {
    const site = plantSite()
    site.data['loaders'] = {}
    expect((await examine(site)).outcomes).toEqual([{ kind: 'note', text: expect.stringContaining('Range requests') }])
  })

  it('notes that a bundle has no sums', async () => {
    const site = plantSite()
    delete site.files['sums.json']
    expect((await examine(site)).outcomes).toEqual([{ kind: 'note', text: expect.stringContaining('sums.json') }])
  })

  it('reports nothing for a server that responds slowly', async () => {
    const site = plantSite()
    const own = serve(site)
    const slowly: Send = async (url, outgoing) => {
      await new Promise((resolve) => void setImmediate(resolve))
      return own(url, outgoing)
    }
    const { outcomes } = await examineSite({ url: new URL(site.url), send: slowly, now: NOW })
    expect(outcomes).toEqual([])
  })

  it('notes files that the server refused to send at once', async () => {
    const site = plantSite()
    site.instead['GET build/assets/lazy-3a.js'] = () => ({ status: 429 })
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
