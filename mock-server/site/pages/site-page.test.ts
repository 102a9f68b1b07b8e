import { describe, expect, it } from 'vitest'

import { bootstrapSchema } from '@/contract/groups/bootstrap'

import { createWorld } from '../create-world'
import { sitePage } from './site-page'

function visit(path: string, { cookies = {}, world = createWorld(), root = '/' } = {}) {
  const session = world.sessions.open()
  return sitePage({ world, session, cookies, path, root, url: new URL(`http://dziesma.test${root}${path}`) })
}

describe('sitePage', () => {
  it('titles the page after its subject', () => {
    const world = createWorld()
    expect(visit('', { world }).title).toBe('Dziesma')
    expect(visit('login', { world }).title).toBe('Dziesma')
    expect(visit('artist/3/x', { world }).title).toBe(`${world.db.artists.get(3)?.name} - Dziesma`)
    expect(visit('album/7/x', { world }).title).toBe(`${world.db.albums.get(7)?.name} - Dziesma`)
    expect(visit('track/1/x', { world }).title).toBe('Zūžū, mazais lācīti - Dziesma')
    expect(visit('playlist/1/x', { world }).title).toBe('Saldu dusu - Dziesma')
    expect(visit('user/50/x', { world }).title).toBe('Dziesmas redakcija - Dziesma')
  })

  it('contains the data of the first screen and the site’s URL', () => {
    const { bootstrap } = visit('artist/3/x', { root: '/music/' })
    const { loaders, settings, themes } = bootstrapSchema.parse(bootstrap)
    expect(Object.keys(loaders)).toEqual(['artistPage'])
    expect([settings.base_url, settings.html_base_uri]).toEqual(['http://dziesma.test/music', '/music/'])
    expect(themes).toMatchObject({ selectedThemeId: 1 })
  })
})

describe('link preview metadata', () => {
  it.each([
    [
      '',
      {
        type: 'website',
        canonical: 'http://dziesma.test/',
        description: 'Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.',
      },
    ],
    ['login', { type: 'website', canonical: undefined }],
    [
      'album/2',
      {
        type: 'music.album',
        canonical: 'http://dziesma.test/album/2/the-pocket-orchestra/seven-hills-away',
        image: 'http://dziesma.test/storage/album_images/2.svg',
      },
    ],
    ['artist/21/other-name', { type: 'profile', canonical: 'http://dziesma.test/artist/21/the-pocket-orchestra' }],
    ['track/1', { type: 'music.song', canonical: 'http://dziesma.test/track/1/zuzu-mazais-laciti' }],
    ['playlist/1', { type: 'music.playlist', canonical: 'http://dziesma.test/playlist/1/saldu-dusu' }],
    ['user/50', { type: 'profile', canonical: 'http://dziesma.test/user/50/dziesmas-redakcija' }],
    [
      'channel/5',
      {
        type: 'website',
        canonical: 'http://dziesma.test/izlases',
        description: 'Mūsu redakcijas salasītās dziesmas katram brīdim.',
      },
    ],
    ['genre/ziemassvetki', { canonical: 'http://dziesma.test/genre/ziemassvetki' }],
    ['miega-dziesmas', { canonical: 'http://dziesma.test/miega-dziesmas' }],
    ['visas-dziesmas?page=2&order=popularity:desc', { canonical: 'http://dziesma.test/visas-dziesmas?page=2' }],
  ])('describes "%s"', (path, head) => expect(visit(path)).toMatchObject(head))

  it('respects a site in a subfolder', () => {
    expect(visit('album/2', { root: '/music/' })).toMatchObject({
      canonical: 'http://dziesma.test/music/album/2/the-pocket-orchestra/seven-hills-away',
      image: 'http://dziesma.test/music/storage/album_images/2.svg',
    })
  })
})

describe('page theme', () => {
  const themeOf = (choice: string, settings: object = {}) => {
    const world = createWorld()
    world.db.settings = { ...world.db.settings, ...settings }
    return visit('', { world, cookies: { 'be-active-theme': choice } }).theme?.id
  }

  it.each([
    ['2', 2],
    ['dark', 2],
    ['light', 1],
    ['99', 1],
  ])('uses the chosen theme: %s', (choice, id) => expect(themeOf(choice)).toBe(id))

  it('uses the default theme when users cannot choose or follow their device', () => {
    expect(themeOf('2', { themes: { user_change: false, default_id: 1 } })).toBe(1)
    expect(themeOf('', { themes: { default_id: 2 } })).toBe(2)
    expect(themeOf('', { themes: { default_id: 'system' } })).toBe(1)
  })
})
