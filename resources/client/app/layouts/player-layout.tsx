import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'

import { queryClient } from '@/core/api/query-client'
import { useTranslation } from '@/core/i18n/use-translation'
import { MediaMenu } from '@/core/media/menu/media-menu'

import { offerPlaylists } from '../offer-playlists'
import { BottomNavigation } from './bottom-navigation'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

const PlayerBar = lazy(async () => ({ default: (await import('@/features/player')).PlayerBar }))

/** The frame of the web player: menus around the screen, the bar that plays below it. It stays while screens change. */
export function PlayerLayout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  useEffect(offerPlaylists, [])
  const skip = (event: MouseEvent) => {
    // With a base address in the page the link would leave for the home page.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#main" className="skip-link" onClick={skip}>
        {t('Skip to content')}
      </a>
      <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
        <Sidebar />
        <div className="flex min-w-0 flex-col">
          <TopBar />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-[calc(var(--player-bar-height,0px)+6rem)] outline-none md:px-8 md:pb-[calc(var(--player-bar-height,0px)+3rem)]"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <BottomNavigation />
      <Suspense>
        <PlayerBar />
      </Suspense>
      <MediaMenu />
    </QueryClientProvider>
  )
}
