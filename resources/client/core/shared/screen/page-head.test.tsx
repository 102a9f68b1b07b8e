import { render, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { MAX_DESCRIPTION_LENGTH, seoDescription } from './page-head'
import { type PageMeta, usePageMeta } from './use-page-title'

function Page(meta: PageMeta) {
  usePageMeta(meta)
  return null
}

const tags = (): Record<string, string | null> =>
  Object.fromEntries(
    [...document.head.querySelectorAll('meta, link')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('rel') ?? '',
      tag.getAttribute('content') ?? tag.getAttribute('href'),
    ]),
  )
const expectTags = (expected: object) => waitFor(() => expect(tags()).toEqual(expected))
const description = async () => {
  await waitFor(() => expect(tags()).toHaveProperty('description'))
  return tags()['description']
}

const SITE = 'Dziesmas bērniem.'
const ofSite = { description: SITE, 'og:description': SITE }
const ofPage = {
  ...ofSite,
  'og:title': 'Ganos',
  'og:type': 'website',
  'og:url': 'http://dziesma.test/ganos',
  canonical: 'http://dziesma.test/ganos',
}

beforeEach(() => {
  document.head.replaceChildren()
  document.title = 'Ganos'
  setBootstrap(bootstrapOf({ settings: { branding: { site_description: SITE } } }))
})

describe('usePageMeta', () => {
  // Must run first: it needs a document whose head has not been written yet.
  it('keeps the server’s tags for the first page, and replaces them for the next', async () => {
    const served =
      '<link rel="canonical" href="http://dziesma.test/ganos"><meta name="description" content="Servera vārdi">'
    document.head.innerHTML = served
    const { rerender } = render(<Page path="/ganos" />)
    await vi.dynamicImportSettled()
    expect(document.head.innerHTML).toContain(served)
    rerender(<Page path="/other" />)
    await waitFor(() => expect(tags()).toMatchObject({ canonical: 'http://dziesma.test/other', description: SITE }))
  })

  it('writes description, canonical URL, type and image, and removes them on unmount', async () => {
    const { unmount } = render(
      <Page type="music.album" description={'Ierakstīts\nSiguldā.'} image="storage/2.svg" path="/album/2" />,
    )
    await expectTags({
      description: 'Ierakstīts Siguldā.',
      canonical: 'http://dziesma.test/album/2',
      'og:title': 'Ganos',
      'og:description': 'Ierakstīts Siguldā.',
      'og:type': 'music.album',
      'og:url': 'http://dziesma.test/album/2',
      'og:image': 'http://dziesma.test/storage/2.svg',
    })
    unmount()
    await expectTags(ofSite)
  })

  it('replaces the server’s tags of another page', async () => {
    document.head.innerHTML =
      '<meta name="description" content="Old"><link rel="canonical" href="/old"><meta property="og:image" content="a"><meta property="og:image" content="b">'
    document.title = 'Ganos'
    render(<Page path="/ganos" />)
    await expectTags(ofPage)
  })

  it('updates when the page’s data has loaded', async () => {
    const { rerender } = render(<Page />)
    rerender(<Page path="/ganos" />)
    await expectTags(ofPage)
    rerender(<Page path="/ganos?page=2" description="Otra" />)
    await waitFor(() =>
      expect(tags()).toMatchObject({ canonical: 'http://dziesma.test/ganos?page=2', description: 'Otra' }),
    )
  })

  it('uses the site’s description for a page without one', async () => {
    render(<Page description="  " path="/ganos" />)
    await expectTags(ofPage)
  })

  it('truncates a long description', async () => {
    render(<Page description={'vārds '.repeat(60)} path="/ganos" />)
    expect((await description())?.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
    expect(await description()).toMatch(/vārds…$/)
  })

  it('prefers the server’s description', async () => {
    render(
      <Page
        description="Ours"
        path="/ganos"
        seo={'<title>x</title><meta property="a" content="b"><meta name="description" content="Tom &amp; Anna">'}
      />,
    )
    expect(await description()).toBe('Tom & Anna')
  })
})

it.each([
  ['<meta name="description" content="A &quot;b&quot;">', 'A "b"'],
  ["<meta content='A' name='description'>", 'A'],
  ['<meta name="keywords" content="A">', undefined],
  [[{ nodeName: 'meta', name: 'description', content: 'A' }], 'A'],
  [[{ nodeName: 'title' }, null], undefined],
  [undefined, undefined],
])('seoDescription of %j is %s', (seo, text) => expect(seoDescription(seo)).toBe(text))
