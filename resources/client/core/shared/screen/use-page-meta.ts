import { useEffect } from 'react'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { useSettings } from '@/core/platform/settings/use-settings'
import { siteRoot } from '@/lib/browser/site-root'

import type { PageHead } from './page-head'

/** What a page tells those who find or share it, beside its title. */
export type PageMeta = Pick<PageHead, 'description' | 'seo'> & {
  /** Its one address within the site, whatever else leads to it; absent while it is not known. */
  path?: string | null | undefined
  /** The picture that goes along where the page is shared. */
  image?: string | null | undefined
  /** What kind of thing it is about, in the words of ogp.me. */
  type?: 'website' | 'profile' | 'music.song' | 'music.album' | 'music.playlist' | 'music.radio_station'
}

/** Whether the head is as the server wrote it, for the page one came in by. */
let isServers = true

const isCanonical = (address: string): boolean =>
  document.querySelector<HTMLLinkElement>('head link[rel=canonical]')?.href === address

function write(head: PageHead): void {
  isServers = false
  import('./page-head').then(({ writePageHead }) => writePageHead(head)).catch(() => {})
}

/** Describes the page in its head for as long as it is shown. The page one came in by is described by the server, where it does so. */
export function usePageMeta({ path, image, type = 'website', description, seo }: PageMeta): void {
  const site = useSettings().branding.site_description ?? ''
  const picture = assetUrl(image)
  useEffect(() => {
    if (path == null) return undefined
    const url = new URL(path.slice(1), siteRoot()).href
    if (!isServers || !isCanonical(url))
      write({ title: document.title, description, seo, type, url, image: picture, site })
    return () => write({ site })
  }, [path, picture, type, description, seo, site])
}
