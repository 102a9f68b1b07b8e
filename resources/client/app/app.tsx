import { useMemo } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { previewsGuest } from '@/core/platform/navigation/appearance-editor'
import { matchesPath } from '@/core/platform/navigation/matches-path'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { isOfflineShell } from '@/lib/browser/offline-shell'
import { siteRoot } from '@/lib/browser/url'
import { useOnline } from '@/lib/react/use-browser-state'
import { LoadingBar } from '@/ui/feedback/waiting'
import { UiTranslationContext } from '@/ui/ui-translation'

import { activeRoutes } from './active-routes'
import { CookieNoticeAt } from './cookie-notice'
import { LateParts } from './late-parts'
import { RouteAnnouncer } from './route-announcer'
import { routeObjects } from './route-objects'
import { ScreenBoundary } from './screen-boundary'
import { ScrollMemory } from './scroll-memory'

/** The whole site: its routes, and everything drawn above every screen. */
export function App() {
  return (
    <UiTranslationContext value={useTranslation()}>
      <BrowserRouter basename={siteRoot().pathname}>
        <LoadingBar />
        <CookieNoticeAt place="top" />
        <ScrollMemory />
        <RouteAnnouncer />
        <LateParts />
        <ScreenBoundary>
          <Screens />
        </ScreenBoundary>
        <OfflineBanner />
        <CookieNoticeAt place="bottom" />
        <ToastRegion />
        <DialogHost />
      </BrowserRouter>
    </UiTranslationContext>
  )
}

function Screens() {
  const bootstrap = useBootstrap((all) => all)
  const { pathname } = useLocation()
  const rows = useMemo(() => activeRoutes(bootstrap, previewsGuest()), [bootstrap])
  // Pass one row: the router compiles the patterns of all the rows that it gets at every change of the URL.
  const row = rows.find(({ path }) => matchesPath(path, '/', pathname))
  const objects = useMemo(() => routeObjects(row ? [row] : rows, bootstrap), [row, rows, bootstrap])
  return useRoutes(objects)
}

/**
 * Shows what still works offline, above the player bar. The live region is always mounted, so that screen readers
 * announce it.
 */
function OfflineBanner() {
  const { t } = useTranslation()
  // The offline shell says so itself.
  const isOnline = useOnline() || isOfflineShell()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height))] z-bar"
    >
      {!isOnline && (
        <p className="border-t border-divider bg-chip px-4 py-1.5 text-center text-sm font-semibold text-main md:mx-auto md:w-fit md:rounded-t-panel md:border-x">
          {t("You're offline. Loaded songs and pages you've opened still work.")}
        </p>
      )}
    </div>
  )
}
