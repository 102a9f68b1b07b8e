import { describe, expect, it } from 'vitest'

import { decide } from './decide'

const page = { method: 'GET', mode: 'navigate', destination: 'document' } as const
const file = { method: 'GET', mode: 'no-cors', destination: 'audio' } as const

describe.each(['http://dziesma.test/', 'http://dziesma.test/music/'])('decide within %s', (scope) => {
  const at = (path: string) => new URL(path, scope).href

  it.each(['', 'album/2', 'offline', 'login?next=api', 'apiary', 'authors/1', 'storage-box'])(
    'answers a navigation to "%s"',
    (path) => expect(decide(scope, { ...page, url: at(path) })).toBe('page'),
  )

  it.each(['api', 'api/v1/bootstrap-data', 'auth/social/google/login', 'secure/x', 'storage/a.mp3', 'mock/control'])(
    'leaves %s to the browser',
    (path) => {
      expect(decide(scope, { ...page, url: at(path) })).toBeUndefined()
      expect(decide(scope, { ...file, url: at(path) })).toBeUndefined()
    },
  )

  it('serves the songs and covers that are downloaded, and nothing else below them', () => {
    for (const path of ['offline/tracks/12', 'offline/covers/a1b2'])
      expect(decide(scope, { ...file, url: at(path) })).toBe('download')
    for (const path of ['offline/tracks/', 'offline/tracks/1/2', 'offline/snapshot', 'images/a.svg'])
      expect(decide(scope, { ...file, url: at(path) })).toBeUndefined()
  })

  it('serves files of the build and the icon', () => {
    for (const path of ['build/assets/app-1.js', 'favicon/icon.svg'])
      expect(decide(scope, { ...file, url: at(path) })).toBe('file')
    for (const path of ['favicon/icon.png', 'some/favicon/icon.svg'])
      expect(decide(scope, { ...file, url: at(path) })).toBeUndefined()
    expect(decide(scope, { ...file, url: at('build/manifest.json') })).toBeUndefined()
  })

  it('leaves other methods, frames and origins to the browser', () => {
    expect(decide(scope, { ...page, method: 'POST', url: at('login') })).toBeUndefined()
    expect(decide(scope, { ...page, destination: 'iframe', url: at('album/2/embed') })).toBeUndefined()
    expect(decide(scope, { ...page, url: 'http://elsewhere.test/music/album/2' })).toBeUndefined()
    expect(decide(scope, { ...file, url: 'http://elsewhere.test/music/offline/tracks/1' })).toBeUndefined()
  })
})

it('leaves pages beside the site in a sub-folder to the browser', () => {
  expect(decide('http://dziesma.test/music/', { ...page, url: 'http://dziesma.test/blog' })).toBeUndefined()
})
