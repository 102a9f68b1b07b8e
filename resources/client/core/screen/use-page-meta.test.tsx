import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { seoDescription } from './seo-description'
import { DESCRIPTION_LENGTH, type PageMeta, usePageMeta } from './use-page-meta'

function Page(meta: PageMeta) {
  usePageMeta(meta)
  return null
}

const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content')
const canonical = () => [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.head.replaceChildren()
  setBootstrap(bootstrapOf({ settings: { branding: { site_description: 'Dziesmas bērniem.' } } }))
})

describe('the head of a page', () => {
  it('has its description and its one address, and neither when the page is left', () => {
    const { unmount } = render(<Page description={'Ierakstīts\nSiguldā.'} path="/album/2" />)
    expect(description()).toBe('Ierakstīts Siguldā.')
    expect(canonical()).toEqual(['http://dziesma.test/album/2'])
    unmount()
    expect(description()).toBe('Dziesmas bērniem.')
    expect(canonical()).toEqual([])
  })

  it('takes the place of what the server wrote', () => {
    document.head.innerHTML = '<meta name="description" content="Old"><link rel="canonical" href="/old">'
    render(<Page description="New" path="/new" />)
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(description()).toBe('New')
    expect(canonical()).toEqual(['http://dziesma.test/new'])
  })

  it('is the site’s where the page has nothing to say', () => {
    render(<Page description="  " />)
    expect(description()).toBe('Dziesmas bērniem.')
    expect(canonical()).toEqual([])
  })

  it('says no more than is read of it', () => {
    render(<Page description={'vārds '.repeat(60)} />)
    expect(description()?.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH)
    expect(description()).toMatch(/vārds…$/)
  })

  it('prefers the server’s own words', () => {
    render(<Page description="Ours" seo={'<title>x</title><meta property="a" content="b"><meta name="description" content="Tom &amp; Anna">'} />)
    expect(description()).toBe('Tom & Anna')
  })
})

it.each([
  ['<meta name="description" content="A &quot;b&quot;">', 'A "b"'],
  ["<meta content='A' name='description'>", 'A'],
  ['<meta name="keywords" content="A">', undefined],
  [[{ nodeName: 'meta', name: 'description', content: 'A' }], 'A'],
  [[{ nodeName: 'title' }, null], undefined],
  [undefined, undefined],
])('of the tags %j the description is %s', (seo, text) => expect(seoDescription(seo)).toBe(text))
