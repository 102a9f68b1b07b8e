import { render, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { MAX_DESCRIPTION_LENGTH } from './page-head'
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
const siteTags = { description: SITE, 'og:description': SITE }
const ofPage = {
  ...siteTags,
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
    await expectTags(siteTags)
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

  it('takes the title, Open Graph tags and structured data of the server, each once', async () => {
    render(
      <Page
        path="/pages/par-mums"
        seo={
          '<title>Par mums | Dziesma</title><meta property="og:title" content="Par mums"><meta property="og:title" content="Vēlreiz"><meta property="og:image" content="/a.png"><meta property="og:image" content="/b.png"><link rel="canonical" href="http://www.dziesma.test/pages/par-mums"><script type="application/ld+json">{ "name": "</scr" }</script>'
        }
      />,
    )
    await waitFor(() => expect(document.title).toBe('Par mums | Dziesma'))
    expect(document.head.innerHTML).toBe(
      '<title>Par mums | Dziesma</title><meta name="description" content="Dziesmas bērniem."><meta property="og:description" content="Dziesmas bērniem."><meta property="og:type" content="website"><meta property="og:url" content="http://dziesma.test/pages/par-mums"><meta property="og:title" content="Par mums"><meta property="og:image" content="http://dziesma.test/a.png"><meta property="og:image" content="http://dziesma.test/b.png"><link rel="canonical" href="http://www.dziesma.test/pages/par-mums"><script type="application/ld+json">{"name":"\\u003c/scr"}</script>',
    )
  })

  it('removes the tags of the previous page, and keeps the permanent ones', async () => {
    const keptTags =
      '<title>Ganos</title><meta name="viewport" content="width=device-width" data-keep="true"><meta name="author" content="Kora" data-keep="true"><meta name="google-site-verification" content="x">'
    document.head.innerHTML = keptTags
    const seo =
      '<meta name="author" content="Cits"><meta name="robots" content="noarchive"><meta property="twitter:card" content="summary"><script type="application/ld+json">{}</script>'
    const { rerender } = render(<Page path="/ganos" seo={seo} />)
    await expectTags({
      ...ofPage,
      viewport: 'width=device-width',
      author: 'Kora',
      'google-site-verification': 'x',
      robots: 'noarchive',
      'twitter:card': 'summary',
    })
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    rerender(<Page path="/other" />)
    await waitFor(() => expect(tags()).toHaveProperty('canonical', 'http://dziesma.test/other'))
    expect(document.head.innerHTML.startsWith(keptTags)).toBe(true)
    expect(tags()).not.toHaveProperty('robots')
    expect(document.head.querySelectorAll('script')).toHaveLength(0)
  })

  it('keeps a missing page from search engines until the next one', async () => {
    const { rerender } = render(<Page isMissing />)
    await expectTags({ ...siteTags, robots: 'noindex' })
    rerender(<Page path="/ganos" />)
    await expectTags(ofPage)
  })
})
