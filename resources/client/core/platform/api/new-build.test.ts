import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkBuild, reloadOnceFor } from './new-build'

const server = vi.fn<typeof fetch>()
const responds = (body: string, init?: ResponseInit) =>
  server.mockImplementation(() => Promise.resolve(new Response(body, init)))
const scriptTag = (src: string) => `<script type="module" src="${src}"></script>`

beforeEach(() => {
  document.head.innerHTML = scriptTag('/build/assets/main-A1.js')
  window.history.replaceState(null, '')
  vi.stubGlobal('fetch', server)
})
afterEach(() => document.head.replaceChildren())

describe('checkBuild', () => {
  it.each([
    [
      '@vite of Laravel',
      '<link rel="modulepreload" href="https://site.test/build/assets/main-B2.js" /><script type="module" src="https://site.test/build/assets/main-B2.js"></script>',
    ],
    ['a path relative to <base>', scriptTag('build/assets/main-B2.js')],
    ['a CDN', scriptTag('https://cdn.test/shop/build/assets/main-B2.js')],
    [
      'a nonce, single quotes and another order',
      "<script nonce='x' src='/build/assets/main-B2.js?v=1' type='module'></script>",
    ],
    ['minified HTML', '<script type=module src=/build/assets/main-B2.js></script>'],
    [
      'other scripts before it',
      `<script src="https://ads.test/a.js"></script><script>window.bootstrapData = {}</script>${scriptTag('/build/assets/main-B2.js')}`,
    ],
  ])('detects a new build by the entry script in the page: %s', async (_, html) => {
    responds(`<!doctype html><html><head>${html}</head></html>`)
    expect(await checkBuild()).toEqual({ status: 'new', entry: 'main-B2.js' })
  })

  it('reports the build of this tab as current when the page has the same entry script', async () => {
    responds(scriptTag('https://cdn.test/build/assets/main-A1.js'))
    expect(await checkBuild()).toEqual({ status: 'current' })
  })

  it('fetches the page from the server, not from a cache', async () => {
    document.head.innerHTML += '<base href="/shop/">'
    responds(scriptTag('/build/assets/main-A1.js'))
    await checkBuild()
    expect(server).toHaveBeenCalledWith('http://dziesma.test/shop/', expect.objectContaining({ cache: 'no-store' }))
  })

  it('draws no conclusion when the tab runs without a bundle, as in development', async () => {
    document.head.innerHTML = scriptTag('/resources/client/main.tsx')
    responds(scriptTag('/build/assets/main-B2.js'))
    expect(await checkBuild()).toEqual({ status: 'current' })
  })

  it.each([
    ['returns 503 during a deployment', scriptTag('/build/assets/main-B2.js'), { status: 503 }],
    ['is a captive portal', '<h1>Welcome to the hotel</h1>', {}],
  ])('treats the server as unreachable when its page %s', async (_, html, init) => {
    responds(html, init)
    expect(await checkBuild()).toEqual({ status: 'unreachable' })
  })

  it('treats the server as unreachable without a connection', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await checkBuild()).toEqual({ status: 'unreachable' })
  })
})

describe('reloadOnceFor', () => {
  it('reloads once for each build and keeps the router’s history state', () => {
    window.history.replaceState({ key: 'k1' }, '')
    const reload = vi.fn<() => void>()
    expect([reloadOnceFor('main-B2.js', reload), reloadOnceFor('main-B2.js', reload)]).toEqual([true, false])
    expect(window.history.state).toMatchObject({ key: 'k1' })
    expect(reloadOnceFor('main-C3.js', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('reloads once although storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    const reload = vi.fn<() => void>()
    reloadOnceFor('main-B2.js', reload)
    reloadOnceFor('main-B2.js', reload)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Too many calls', 'SecurityError')
      },
    ],
    ['is ignored', () => {}],
  ])('keeps the page when the change of history.state %s', (_, replaceState) => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(replaceState)
    const reload = vi.fn<() => void>()
    expect(reloadOnceFor('main-B2.js', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
