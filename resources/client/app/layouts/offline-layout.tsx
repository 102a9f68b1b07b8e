// Separate chunk: the service worker stores it beside downloads, and only its offline shell loads it.
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { siteName } from '@/core/platform/settings/site-name'
import { childLook } from '@/core/shared/media/child/child-look'
import { MediaLookContext } from '@/core/shared/media/media-look'

import { PlayerBar } from './player-bar'

/** The layout without a network: downloads and the player bar, without links that would lead nowhere. */
export function OfflineLayout() {
  const { t } = useTranslation()
  const isChild = useIsChild()
  return (
    <QueryClientProvider client={queryClient}>
      <MediaLookContext value={isChild ? childLook : null}>
        <header className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-8">
          <p className="flex items-center gap-2 text-xl font-extrabold">
            <img src="favicon/icon.svg" alt="" className="size-9" />
            {siteName(useSettings())}
          </p>
          <p className="text-muted">
            {t("You're offline. The site opens once the connection is back and the music stops.")}
          </p>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page px-4 pt-4 pb-[calc(var(--player-bar-height,0px)+3rem)] outline-none md:px-8"
        >
          <Outlet />
        </main>
        <PlayerBar />
      </MediaLookContext>
    </QueryClientProvider>
  )
}
