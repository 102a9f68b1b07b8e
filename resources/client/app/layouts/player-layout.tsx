import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { AdSlot } from '@/core/shared/ads/ad-slot'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { MediaMenu } from '@/core/shared/media/menu/media-menu'
import { addToPlaylist, followPlaylist, newPlaylist } from '@/core/shared/media/playlists'
import { SkipToContent } from '@/core/shared/screen/skip-to-content'

import { BillingBar } from './billing-bar'
import { MenuLinks } from './menu-links'
import { PlayerBar } from './player-bar'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

/** The web player's layout: menus around the screen and the player bar below. It stays mounted while screens change. */
export function PlayerLayout() {
  useEffect(offerPlaylists, [])
  useEffect(watchForLinks, [])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipToContent />
      <div className="min-h-dvh md:grid md:grid-cols-[6.5rem_minmax(0,1fr)] menu-wide:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar />
        <div className="flex min-w-0 flex-col">
          <TopBar />
          <BillingBar />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-[calc(var(--player-bar-height,0px)+6rem)] outline-none md:px-8 md:pb-[calc(var(--player-bar-height,0px)+3rem)]"
          >
            <AdSlot place="general_top" />
            <Outlet />
            <AdSlot place="general_bottom" />
          </main>
        </div>
      </div>
      <BottomNavigation />
      <PlayerBar />
      <MediaMenu />
    </QueryClientProvider>
  )
}

/** The main menu at the bottom of narrow screens. */
function BottomNavigation() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('Main menu')}
      className="fixed inset-x-0 bottom-[var(--cookie-notice-height,0px)] z-bar border-t border-divider bg-paper pb-[env(safe-area-inset-bottom)] empty:hidden md:hidden"
    >
      <MenuLinks
        position="mobile-bottom"
        className="flex justify-around"
        itemClassName="min-h-14 min-w-16 flex-col justify-center gap-0.5 px-2 text-xs"
      />
    </nav>
  )
}

/** Loads the prefetch code when the first link is hovered or focused. Returns a function that stops. */
function watchForLinks(): () => void {
  const [wait, stop] = [new AbortController(), new AbortController()]
  const load = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a'))) return
    wait.abort()
    import('../prefetch').then((part) => part.prefetchLinks(stop.signal, target)).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { signal: wait.signal })
  return () => [wait, stop].forEach((part) => part.abort())
}

const feature = () => import('@/features/playlists')

/**
 * Connects core's playlist actions to the playlists feature, loaded on first use. Returns a function that disconnects
 * them.
 */
function offerPlaylists(): () => void {
  addToPlaylist.set(
    (tracks) => void feature().then(({ openAddToPlaylist }) => openAddToPlaylist(tracks), announceFailure),
  )
  followPlaylist.set(
    (...follow) =>
      void feature()
        .then((playlists) => playlists.followPlaylist(...follow))
        .catch(announceFailure),
  )
  newPlaylist.set(async () => (await feature()).openNewPlaylist())
  return () => {
    addToPlaylist.set(null)
    followPlaylist.set(null)
    newPlaylist.set(null)
  }
}
