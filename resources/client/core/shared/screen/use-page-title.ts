import { useLayoutEffect } from 'react'

import { siteName, useSettings } from '@/core/platform/settings/use-settings'
import { createStore } from '@/lib/store'

/** Title of the page on the screen; undefined while there is none or it does not know its name. */
export const pageTitle = createStore<string | undefined>(undefined)

/**
 * Names the page in the tab and for assistive technology: `Title - Site`. Null is the site's own page; with undefined,
 * a name that is still on its way, the tab shows the site's.
 */
export function usePageTitle(title: string | null | undefined): void {
  const site = siteName(useSettings())
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${site}` : site
    pageTitle.set(title === undefined ? undefined : document.title)
    return () => pageTitle.set(undefined)
  }, [title, site])
}
