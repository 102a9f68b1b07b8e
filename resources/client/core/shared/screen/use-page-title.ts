import { useEffect, useLayoutEffect } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { createLatest } from '@/lib/async/latest'
import { siteRoot } from '@/lib/browser/url'
import { createStore } from '@/lib/store'

import type { PageHead } from './page-head'

/** Title of the current page, to be announced; undefined between pages and while the title loads. */
export const pageTitle = createStore<string | undefined>(undefined)

/**
 * Sets the title of the tab, also announced to screen readers: `Title - Site`. Null shows only the site's
 * name; so does undefined, until the title has loaded.
 */
export function usePageTitle(title: string | null | undefined): void {
  const site = siteName(useSettings())
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${site}` : site
    pageTitle.set(title === undefined ? undefined : document.title)
    return () => pageTitle.set(undefined)
  }, [title, site])
}

/** Metadata of a page for search engines and link previews, besides its title. */
export type PageMeta = Pick<PageHead, 'description' | 'seo' | 'isMissing'> & {
  /** Canonical path; undefined while the page's data loads. */
  path?: string | null | undefined
  /** Image for link previews. */
  image?: string | null | undefined
  /** Open Graph type (ogp.me). */
  type?: 'website' | 'article' | 'profile' | 'music.song' | 'music.album' | 'music.playlist' | 'music.radio_station'
}

/** Whether the head still is the server's, for the first page of the visit. */
let isServerRendered = true

const isCanonical = (url: string): boolean =>
  document.querySelector<HTMLLinkElement>('head link[rel=canonical]')?.href === url

/** Writes of a head: while its code loads, a newer one supersedes it. */
const writes = createLatest()

function write(head: PageHead, isServed = false): void {
  isServerRendered &&= isServed
  const { signal } = writes.start()
  import('./page-head').then(
    ({ writePageHead, writeSeoTitle }) => {
      if (signal.aborted) return
      if (isServed) writeSeoTitle(head.seo)
      else writePageHead(head)
    },
    () => {},
  )
}

/** Sets the metadata of a page while it is mounted. On the first page of a visit the server's tags are kept. */
export function usePageMeta({ path, image, type = 'website', description, seo, isMissing }: PageMeta): void {
  const site = useSettings().branding.site_description ?? ''
  const picture = assetUrl(image)
  useEffect(() => {
    if (path == null && !isMissing) return undefined
    const url = path == null ? undefined : new URL(path.slice(1), siteRoot()).href
    const title = url === undefined ? undefined : document.title
    const isServed = isServerRendered && url !== undefined && isCanonical(url)
    const head = { title, description, seo, type: url && type, url }
    if (!isServed || seo) write({ ...head, image: picture, isMissing, site }, isServed)
    return () => write({ site })
  }, [path, picture, type, description, seo, isMissing, site])
}

/** Removes the server's tags when the visitor leaves the first page for one that has not set its own. */
export function useServerHead(isFirstPage: boolean): void {
  const site = useSettings().branding.site_description ?? ''
  useEffect(() => {
    if (!isFirstPage && isServerRendered) write({ site })
  }, [isFirstPage, site])
}
