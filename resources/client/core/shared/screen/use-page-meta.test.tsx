import { render, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { DESCRIPTION_LENGTH } from './page-head'
import { seoDescription } from './seo-description'
import { type PageMeta, usePageMeta } from './use-page-meta'

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

describe('the head of a page', () => {
  // First: it is about a page that nothing was told of yet.
  it('is left as the server wrote it for the page one came in by, and not for the next', async () => {
    const served =
      '<link rel="canonical" href="http://dziesma.test/ganos"><meta name="description" content="Servera vārdi">'
    document.head.innerHTML = served
    const { rerender } = render(<Page path="/ganos" />)
    await vi.dynamicImportSettled()
    expect(document.head.innerHTML).toContain(served)
    rerender(<Page path="/other" />)
    await waitFor(() => expect(tags()).toMatchObject({ canonical: 'http://dziesma.test/other', description: SITE }))
  })

  it('has a description, the one address, a kind and a picture, and none of them when the page is left', async () => {
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

  it('takes the place of what the server wrote of another page', async () => {
    document.head.innerHTML =
      '<meta name="description" content="Old"><link rel="canonical" href="/old"><meta property="og:image" content="a"><meta property="og:image" content="b">'
    document.title = 'Ganos'
    render(<Page path="/ganos" />)
    await expectTags(ofPage)
  })

  it('follows what becomes known of the page', async () => {
    const { rerender } = render(<Page />)
    rerender(<Page path="/ganos" />)
    await expectTags(ofPage)
    rerender(<Page path="/ganos?page=2" description="Otra" />)
    await waitFor(() =>
      expect(tags()).toMatchObject({ canonical: 'http://dziesma.test/ganos?page=2', description: 'Otra' }),
    )
  })

  it('is the site’s where the page has nothing to say', async () => {
    render(<Page description="  " path="/ganos" />)
    await expectTags(ofPage)
  })

  it('says no more than is read of it', async () => {
    render(<Page description={'vārds '.repeat(60)} path="/ganos" />)
    expect((await description())?.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH)
    expect(await description()).toMatch(/vārds…$/)
  })

  it('prefers the server’s own words', async () => {
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
])('of the tags %j the description is %s', (seo, text) => expect(seoDescription(seo)).toBe(text))
