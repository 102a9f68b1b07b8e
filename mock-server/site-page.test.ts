import { describe, expect, it } from 'vitest'

import { bootstrapSchema } from '@/contract/bootstrap'

import { sitePage } from './site-page'
import { createWorld } from './world'

function visit(path: string, { cookies = {}, world = createWorld(), root = '/' } = {}) {
  const session = world.sessions.open()
  return sitePage({ world, session, cookies, path, root, url: new URL(`http://dziesma.test${root}${path}`) })
}

describe('the page at an address', () => {
  it('is named after what it shows', () => {
    const world = createWorld()
    expect(visit('', { world }).title).toBe('Dziesma')
    expect(visit('login', { world }).title).toBe('Dziesma')
    expect(visit('artist/3/x', { world }).title).toBe(`${world.db.artists.get(3)?.name} - Dziesma`)
    expect(visit('album/7/x', { world }).title).toBe(`${world.db.albums.get(7)?.name} - Dziesma`)
    expect(visit('track/1/x', { world }).title).toBe('Zūžū, mazais lācīti - Dziesma')
    expect(visit('playlist/1/x', { world }).title).toBe('Saldu dusu - Dziesma')
    expect(visit('user/50/x', { world }).title).toBe('Dziesmas redakcija - Dziesma')
  })

  it('holds the data of its first screen, and knows where the site is', () => {
    const { bootstrap } = visit('artist/3/x', { root: '/music/' })
    const { loaders, settings, themes } = bootstrapSchema.parse(bootstrap)
    expect(Object.keys(loaders)).toEqual(['artistPage'])
    expect([settings.base_url, settings.html_base_uri]).toEqual(['http://dziesma.test/music', '/music/'])
    expect(themes).toMatchObject({ selectedThemeId: 1 })
  })
})

describe('the theme of the page', () => {
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
  ])('is the chosen one: %s', (choice, id) => expect(themeOf(choice)).toBe(id))

  it('is the default where users may not choose, or when the device decides', () => {
    expect(themeOf('2', { themes: { user_change: false, default_id: 1 } })).toBe(1)
    expect(themeOf('', { themes: { default_id: 2 } })).toBe(2)
    expect(themeOf('', { themes: { default_id: 'system' } })).toBe(1)
  })
})
