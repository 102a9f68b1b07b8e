import { beforeEach, describe, expect, it, vi } from 'vitest'

import { stubCaches } from '@tests/stub-caches'

import { buildFiles } from './build-files'

const [MAIN, SHEET] = ['build/assets/main.js', 'build/assets/main.css']
const [ICON, PLAYER] = ['favicon/icon.svg', 'build/assets/player.js']

vi.mock('./precache-manifest', () => {
  const [sumOfAbc, sumOfAbcd] = [
    'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
    'sha256-iNQmb9TmM40TuEX88olXnSCciXgjuSF9o+Fhk28DFYk=',
  ]
  const shell = { 'build/assets/main.js': sumOfAbc, 'build/assets/main.css': sumOfAbcd, 'favicon/icon.svg': '' }
  return { precacheManifest: { shell, player: { 'build/assets/player.js': sumOfAbc } } }
})

const SCOPE = 'http://dziesma.test/music/'
const SHELL_CACHE = `workbox-precache-v2-${SCOPE}`

const of = (type: string, body: string) => () => new Response(body, { headers: { 'Content-Type': type } })
const page = of('text/html', '<!doctype html>')
const right: Record<string, () => Response> = {
  [MAIN]: of('text/javascript', 'abc'),
  [SHEET]: of('text/css', 'abcd'),
  [ICON]: of('image/svg+xml', '<svg/>'),
  [PLAYER]: of('text/javascript', 'abc'),
}

let server: Record<string, () => Response>
let http: ReturnType<typeof vi.fn<(input: string | Request, init?: RequestInit) => Promise<Response>>>
const files = buildFiles(SCOPE)

/** Returns the texts of a cache's files. */
async function stored(name: string): Promise<Record<string, string>> {
  const cache = await caches.open(name)
  const texts = (await cache.keys()).map(async ({ url }) => [
    url.slice(SCOPE.length),
    (await (await cache.match(url))?.text()) ?? '',
  ])
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}
const store = async (name: string, file: string, response: Response) =>
  (await caches.open(name)).put(SCOPE + file, response)

const respond = async (file: string) => (await files.respond(new Request(SCOPE + file))).text()

beforeEach(() => {
  stubCaches()
  server = { ...right }
  http = vi.fn(async (input) => {
    const url = typeof input === 'string' ? input : input.url
    return (server[url.slice(SCOPE.length)] ?? page)()
  })
  vi.stubGlobal('fetch', http)
})

const SHELL = { [MAIN]: 'abc', [SHEET]: 'abcd', [ICON]: '<svg/>' }

describe('install', () => {
  it('stores the files of the shell, and none of the player', async () => {
    await files.install()
    expect(await stored(SHELL_CACHE)).toEqual(SHELL)
    expect(await caches.has('player-files')).toBe(false)
  })

  it('loads two files at a time, and leaves the other connections to the page', async () => {
    let [loading, most] = [0, 0]
    const serve = http.getMockImplementation()
    http.mockImplementation(async (input) => {
      loading += 1
      most = Math.max(most, loading)
      const response = (await serve?.(input)) ?? page()
      loading -= 1
      return response
    })
    await files.install()
    expect(most).toBe(2)
  })

  it('rejects when the server has another file than the build, and stores the others', async () => {
    server[MAIN] = page
    await expect(files.install()).rejects.toThrow(/music\/build\/assets\/main\.js/)
    await vi.waitFor(async () => expect(await stored(SHELL_CACHE)).toEqual({ [SHEET]: 'abcd', [ICON]: '<svg/>' }))
  })

  it('requests a file past the HTTP cache when that keeps a wrong response', async () => {
    http.mockImplementation(async (input, init) =>
      (init?.cache === 'reload' ? (right[String(input).slice(SCOPE.length)] ?? page) : page)(),
    )
    await files.install()
    expect(await stored(SHELL_CACHE)).toMatchObject({ [MAIN]: 'abc' })
  })

  it('installs without a picture that the site lacks', async () => {
    delete server[ICON]
    await files.install()
    expect(await stored(SHELL_CACHE)).toEqual({ [MAIN]: 'abc', [SHEET]: 'abcd' })
  })

  it('renews the picture, and deletes what an earlier release stored wrongly', async () => {
    await store(SHELL_CACHE, MAIN, page())
    await store(SHELL_CACHE, ICON, of('image/svg+xml', '<svg>old</svg>')())
    await store('player-files', PLAYER, page())
    await files.install()
    expect(await stored(SHELL_CACHE)).toEqual(SHELL)
    expect(await stored('player-files')).toEqual({})
  })
})

describe('activate', () => {
  it('deletes the files of other builds, and brings the player’s to this one', async () => {
    await files.install()
    await store(SHELL_CACHE, 'build/assets/main-0.js', right[MAIN]?.() ?? page())
    await store('player-files', 'build/assets/player-0.js', page())
    await files.activate()
    expect(await stored(SHELL_CACHE)).toEqual(SHELL)
    expect(await stored('player-files')).toEqual({ [PLAYER]: 'abc' })
  })

  it('stores no player on a device without downloaded music', async () => {
    await files.install()
    await files.activate()
    expect(await caches.has('player-files')).toBe(false)
  })
})

describe('storePlayer', () => {
  it('keeps the previous build’s files until all of this one are stored', async () => {
    await store('player-files', 'build/assets/player-0.js', page())
    server[PLAYER] = page
    await files.storePlayer()
    expect(await stored('player-files')).toHaveProperty(['build/assets/player-0.js'])
    server[PLAYER] = right[PLAYER] ?? page
    await files.storePlayer()
    expect(await stored('player-files')).toEqual({ [PLAYER]: 'abc' })
  })
})

describe('respond', () => {
  it('responds with the stored file, without a request', async () => {
    await files.install()
    http.mockClear()
    expect(await respond(MAIN)).toBe('abc')
    expect(http).not.toHaveBeenCalled()
  })

  it('replaces a stored file that fails its check with the server’s', async () => {
    await files.install()
    await store(SHELL_CACHE, MAIN, page())
    expect(await respond(MAIN)).toBe('abc')
    expect(await stored(SHELL_CACHE)).toMatchObject({ [MAIN]: 'abc' })
  })

  it('serves the server’s file, and stores nothing, while that fails its check too', async () => {
    await files.install()
    await store(SHELL_CACHE, MAIN, page())
    server[MAIN] = of('text/javascript', 'changed')
    expect(await respond(MAIN)).toBe('changed')
    expect(await stored(SHELL_CACHE)).not.toHaveProperty([MAIN])
  })

  it('leaves files of other builds to the network, and the player’s on a device without downloaded music', async () => {
    server['build/assets/other.js'] = of('text/javascript', 'other')
    expect(await respond('build/assets/other.js')).toBe('other')
    expect(await respond(PLAYER)).toBe('abc')
    expect(http).toHaveBeenCalledTimes(2)
    expect(await caches.keys()).toEqual([])
  })

  it('responds from the network when storage fails', async () => {
    await files.install()
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Unexpected internal error', 'UnknownError'))
    expect(await respond(MAIN)).toBe('abc')
  })
})
