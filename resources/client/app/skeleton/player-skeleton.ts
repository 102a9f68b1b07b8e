import type { Bootstrap } from '@/contract/groups/bootstrap'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { CHILD_MODE } from '@/core/shared/child/child-mode'
import { element } from '@/lib/browser/element'

import { block, blocks, logo, picture } from './skeleton-parts'

const cards = () =>
  element(
    'div',
    'flex gap-4 overflow-hidden px-4 pt-4 md:px-8',
    ...blocks(6, 'aspect-square w-40 shrink-0 rounded-panel'),
  )

/** Pages led by a cover: the loader of their data, and the keys of the subject and its image in it. */
const subjects = [
  ['albumPage', 'album', 'image'],
  ['artistPage', 'artist', 'image_small'],
  ['playlistPage', 'playlist', 'image'],
] as const

/** Image URL in the page's data, which is not parsed yet; undefined for pages that no cover leads. */
function coverUrl({ loaders }: Bootstrap): string | undefined {
  for (const [loader, subject, key] of subjects) {
    const data = loaders[loader] as Partial<Record<string, Partial<Record<string, unknown>> | null>> | null | undefined
    const url = data?.[subject]?.[key]
    if (typeof url === 'string') return assetUrl(url)
  }
  return undefined
}

/** The start of a page: the cover that leads it, which is its largest paint, or else cards. */
function content(bootstrap: Bootstrap): HTMLElement {
  const rounding = bootstrap.loaders['artistPage'] ? 'rounded-full' : 'rounded-panel'
  const cover = picture(coverUrl(bootstrap), 'size-full object-cover', bootstrap)
  if (!cover) return cards()
  return element(
    'div',
    'mx-auto flex w-full max-w-page flex-col items-center px-4 pt-4 md:items-start md:px-8',
    element('div', `aspect-square w-48 overflow-hidden bg-chip md:w-56 ${rounding}`, cover),
  )
}

/** The web player's menu beside the page; its logo there or above the page. */
export const playerSkeleton = (bootstrap: Bootstrap): HTMLElement =>
  element(
    'div',
    'min-h-dvh md:grid md:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]',
    element(
      'div',
      'hidden h-dvh flex-col gap-6 border-e border-divider bg-background-alt px-2 py-5 lg:px-4 md:flex',
      element('div', 'hidden lg:block', logo(bootstrap)),
      element('div', 'flex flex-col gap-1', ...blocks(4, 'h-11 rounded-button')),
    ),
    element(
      'div',
      'flex min-w-0 flex-col',
      element(
        'div',
        'flex items-center px-4 py-3 md:px-8',
        element('div', 'lg:hidden', logo(bootstrap)),
        block('h-11 w-32 rounded-button ms-auto'),
      ),
      content(bootstrap),
    ),
  )

/** A child's skeleton, in the sizes of child mode. The child's own chunk adds the protection. */
export function childSkeleton(bootstrap: Bootstrap): HTMLElement {
  document.documentElement.classList.add(CHILD_MODE)
  return element(
    'div',
    'min-h-dvh md:grid md:grid-cols-[8rem_minmax(0,1fr)]',
    element('div', 'hidden h-dvh border-e border-divider bg-background-alt md:block'),
    element(
      'div',
      'flex min-w-0 flex-col',
      element('div', 'flex items-center px-4 py-2 md:px-8', logo(bootstrap)),
      cards(),
    ),
  )
}
