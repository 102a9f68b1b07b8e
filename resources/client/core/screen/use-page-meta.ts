import { useLayoutEffect } from 'react'

import { useSettings } from '@/core/settings/use-settings'
import { siteRoot } from '@/lib/browser/site-root'

import { seoDescription } from './seo-description'

/** Search engines show about so many characters of a description. */
export const DESCRIPTION_LENGTH = 160

/** What a page tells those who find or share it, beside its title. */
export type PageMeta = {
  /** What is to be seen there; the site's own description without it. */
  description?: string | null | undefined
  /** Its one address within the site, whatever else leads to it; undefined while it is not known. */
  path?: string | undefined
  /** The tags that the server wrote for it, in the `seo` of its answer: their description wins. */
  seo?: unknown
}

/** Describes the page in its head for as long as it is shown: the description and the canonical address. */
export function usePageMeta({ description, path, seo }: PageMeta): void {
  const site = useSettings().branding.site_description ?? ''
  const text = shorten(seoDescription(seo) ?? description ?? '') || site
  useLayoutEffect(() => {
    describe(text)
    return () => describe(site)
  }, [text, site])
  useLayoutEffect(() => {
    if (path === undefined) return undefined
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = new URL(path.slice(1), siteRoot()).href
    // The server's own is of the page one came in by.
    for (const other of document.head.querySelectorAll('link[rel=canonical]')) other.remove()
    document.head.append(link)
    return () => link.remove()
  }, [path])
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

function describe(text: string): void {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name=description]')
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'description'
  meta.content = text
}
