import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useMatch } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { paths } from '@/core/platform/navigation/paths'
import { isChildPage } from '@/core/shared/child/child-mode'
import { childLook } from '@/core/shared/media/child/child-look'
import { MediaLookContext } from '@/core/shared/media/media-look'
import { AccountMenu } from '@/core/shared/screen/account-menu'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { SkipToContent } from '@/core/shared/screen/skip-to-content'
import { SearchBox } from '@/features/search'

import { PlayerBar } from '../player-bar'
import { ChildNavigation } from './child-navigation'

/** The web player's layout for a child: a few places to go, each with an icon and a label, and covers that play. */
export function ChildLayout() {
  return isChildPage() ? <ProtectedPage /> : <NewPage />
}

/** Reloads when a child signs in on another user's page: a page load starts the child protection. */
function NewPage() {
  useEffect(() => window.location.reload(), [])
  return null
}

function ProtectedPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <MediaLookContext value={childLook}>
        <SkipToContent />
        <div className="min-h-dvh md:grid md:grid-cols-[8rem_minmax(0,1fr)]">
          <ChildNavigation />
          <div className="flex min-w-0 flex-col">
            <ChildTopBar />
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto w-full max-w-page flex-1 px-4 pt-2 pb-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height)+2rem)] outline-none md:px-8 md:pb-[calc(var(--player-bar-height,0px)+3rem)]"
            >
              <Outlet />
            </main>
          </div>
        </div>
        <PlayerBar />
      </MediaLookContext>
    </QueryClientProvider>
  )
}

/** The bar above a child's screen: home and account; on the search screen the search field. */
function ChildTopBar() {
  const isSearch = useMatch(paths.search.pattern) !== null
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 py-2 md:px-8">
      <SiteLogo />
      {isSearch && <SearchBox />}
      <div className="ms-auto">
        <AccountMenu />
      </div>
    </header>
  )
}
