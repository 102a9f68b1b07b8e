import { useSyncExternalStore } from 'react'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { CookieNotice, NoticePlace } from '@/features/cookie-notice'
import { createStore } from '@/lib/store'

const notice = createStore<typeof CookieNotice | undefined>(undefined)

/**
 * Loads the cookie notice for a visitor who has to see it, so that the first render has it and nothing shifts. A failed
 * load shows none: the next page asks again.
 */
export async function loadCookieNotice({ show_cookie_notice }: Bootstrap): Promise<void> {
  if (show_cookie_notice) notice.set((await import('@/features/cookie-notice').catch(() => undefined))?.CookieNotice)
}

/** Shows the cookie notice at an edge of every page. */
export function CookieNoticeAt({ place }: { place: NoticePlace }) {
  const Notice = useSyncExternalStore(notice.subscribe, notice.get)
  return Notice && <Notice place={place} />
}
