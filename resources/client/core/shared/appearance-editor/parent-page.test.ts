import { beforeEach, describe, expect, it, vi } from 'vitest'

import { isOwnHostname, parentOrigin, reporter } from './parent-page'

const OTHER_PORT = 'http://dziesma.test:8001'

const foreignWindow = {
  get location(): never {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
  },
}

describe('isOwnHostname', () => {
  it.each([
    ['http://dziesma.test', true],
    ['http://dziesma.test:8001', true],
    ['https://dziesma.test', true],
    ['http://dziesma.test.evil.example', false],
    ['http://www.dziesma.test', false],
    ['http://evil.example/dziesma.test', false],
    ['http://dziesma.test@evil.example', false],
    ['null', false],
    ['', false],
    [undefined, false],
  ])('returns for %j: %j', (origin, expected) => {
    expect(isOwnHostname(origin)).toBe(expected)
  })
})

describe('parentOrigin', () => {
  it('reads the location of a parent of the same origin', () => {
    vi.stubGlobal('parent', { location: { origin: 'http://dziesma.test' } })
    expect(parentOrigin()).toBe('http://dziesma.test')
  })

  it('reads the referrer in a browser that does not list ancestors', () => {
    vi.stubGlobal('parent', foreignWindow)
    expect(parentOrigin()).toBeUndefined()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${OTHER_PORT}/editor`)
    expect(parentOrigin()).toBe(OTHER_PORT)
  })
})

describe('reporter', () => {
  const posted = vi.fn<(message: unknown, origin: string) => void>()
  beforeEach(() => {
    posted.mockReset()
    vi.stubGlobal('parent', { postMessage: posted })
  })

  it('says once that the page is ready, then each route, to the exact origin of the latest editor', () => {
    const editor = reporter('http://dziesma.test')
    editor.reportPath('/')
    editor.follow(OTHER_PORT)
    editor.reportPath('/pricing')
    editor.report({ type: 'settingPressed', setting: 'branding.logo_dark' })
    const source = 'appearance-preview'
    expect(posted.mock.calls).toEqual([
      [{ source, type: 'ready', path: '/' }, 'http://dziesma.test'],
      [{ source, type: 'routeChanged', path: '/pricing' }, OTHER_PORT],
      [{ source, type: 'settingPressed', setting: 'branding.logo_dark' }, OTHER_PORT],
    ])
  })
})
