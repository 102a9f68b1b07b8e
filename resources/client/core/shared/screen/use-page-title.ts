import { useLayoutEffect } from 'react'

import { siteName, useSettings } from '@/core/platform/settings/use-settings'
import { createStore } from '@/lib/store'

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
