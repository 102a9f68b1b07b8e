import { describe, expect, it } from 'vitest'

import { placeholdersIn, seoPagesIn } from './seo-pages'

describe('seoPagesIn', () => {
  it.each([
    [
      ['landing-page', 'artist-page'],
      ['landing-page', 'artist-page'],
    ],
    [[{ name: 'album-page', label: 'Album' }], ['album-page']],
    [[7], []],
    [undefined, []],
    ['landing-page', []],
  ])('reads %j', (seo, pages) => {
    expect(seoPagesIn(seo)).toEqual(pages)
  })
})

describe('placeholdersIn', () => {
  it('names each placeholder once', () => {
    const tags = '<title>{{a.name}} - {{site}}</title><meta content="{{site}} {{}} {x}">'
    expect(placeholdersIn(tags)).toEqual(['{{a.name}}', '{{site}}'])
  })
})
