import { describe, expect, it } from 'vitest'

import { linkIn, tabIn, withLink } from './link-url'

const PAGE = 'http://dziesma.test/popular?page=2&mock.persona=child&mock.panel=faults#top'

describe('withLink', () => {
  it('replaces the mock’s parameters and keeps the site’s first and unchanged', () => {
    expect(withLink(PAGE, 'mock.persona=parent&mock.fault=*:timeout')).toBe(
      'http://dziesma.test/popular?page=2&mock.persona=parent&mock.fault=*:timeout#top',
    )
    expect(withLink('http://dziesma.test/search?q=a+b%20c', '')).toBe('http://dziesma.test/search?q=a+b%20c')
  })

  it('adds the open tab last, and drops the query when nothing is left', () => {
    expect(withLink('http://dziesma.test/', '', 'clock')).toBe('http://dziesma.test/?mock.panel=clock')
    expect(withLink('http://dziesma.test/?mock.persona=child', '')).toBe('http://dziesma.test/')
  })
})

describe('linkIn', () => {
  it('reads the state without the panel', () => expect(linkIn(PAGE)).toBe('mock.persona=child'))
})

describe('tabIn', () => {
  it.each([
    [PAGE, 'faults'],
    ['http://dziesma.test/?mock.panel=on', undefined],
    ['http://dziesma.test/?mock.panel=none', undefined],
    ['http://dziesma.test/', undefined],
  ])('reads the tab of %s', (href, tab) => expect(tabIn(href)).toBe(tab))
})
