import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Rules = { createScriptURL: (name: string) => string }

const createPolicy = vi.fn((name: string, { createScriptURL }: Rules) => ({
  createScriptURL: (script: string) => `${name} ${createScriptURL(script)}`,
}))

/** A policy lasts as long as a page, so each test loads the module as a new page does. */
const load = async () => (await import('./worker-url')).workerUrl

beforeEach(() => {
  vi.resetModules()
  createPolicy.mockClear()
})

afterEach(() => document.querySelector('base')?.remove())

it('returns URLs of the site, also in a sub-folder', async () => {
  document.head.append(Object.assign(document.createElement('base'), { href: '/music/' }))
  const workerUrl = await load()
  expect(workerUrl('service')).toBe('http://dziesma.test/music/service-worker.js')
  expect(workerUrl('peaks')).toMatch(/^http:\/\/dziesma\.test\/.*peaks-worker/)
})

it('creates one policy where the page enforces Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy })
  const workerUrl = await load()
  expect(workerUrl('service')).toBe('dziesma-worker http://dziesma.test/service-worker.js')
  expect(workerUrl('peaks')).toMatch(/^dziesma-worker http:\/\/dziesma\.test\/.*peaks-worker/)
  expect(createPolicy).toHaveBeenCalledOnce()
})

it('trusts no other script', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy })
  const workerUrl = await load()
  workerUrl('service')
  const [, rules] = createPolicy.mock.calls[0] ?? []
  for (const other of ['https://elsewhere.test/x.js', '/service-worker.js', 'toString', '__proto__', 'constructor'])
    expect(() => rules?.createScriptURL(other)).toThrow(TypeError)
})

it('refuses the bundle of another host', async () => {
  vi.doMock('../files/audio-peaks/peaks-worker?worker&url', () => ({ default: 'https://cdn.test/peaks-worker.js' }))
  const workerUrl = await load()
  expect(() => workerUrl('peaks')).toThrow(TypeError)
  expect(workerUrl('service')).toBe('http://dziesma.test/service-worker.js')
  vi.doUnmock('../files/audio-peaks/peaks-worker?worker&url')
})
