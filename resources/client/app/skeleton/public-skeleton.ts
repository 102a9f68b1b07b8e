import type { Bootstrap } from '@/contract/groups/bootstrap'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { element } from '@/lib/browser/element'

import type { RouteRow } from '../routes'
import { block, logo, picture } from './skeleton-parts'

/** A public page: its header with the logo, and a title. */
export const publicSkeleton = (bootstrap: Bootstrap, { path }: Pick<RouteRow, 'path'>): HTMLElement =>
  element(
    'div',
    'mx-auto w-full max-w-page px-4 py-3 md:px-8',
    element('div', 'flex items-center justify-between', logo(bootstrap), block('h-9 w-28 rounded-button')),
    block('mt-8 h-10 w-full max-w-md rounded-button'),
    // Only loads it: its place depends on the text.
    (path === '/' && picture(headerImage(bootstrap), 'hidden', bootstrap)) || '',
  )

/** URL of the landing page's picture, which is its largest paint. Its settings are not parsed yet. */
function headerImage({ settings: { homepage } }: Bootstrap): string | undefined {
  const { headerImage: url } = Object(homepage.appearance) as { headerImage?: unknown }
  return typeof url === 'string' ? assetUrl(url) : undefined
}
