import { useMemo } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { matchesPath } from '@/core/platform/navigation/matches-path'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { siteRoot } from '@/lib/browser/url'
import { LoadingBar } from '@/ui/feedback/waiting'
import { UiTranslationContext } from '@/ui/ui-translation'

import { Impersonation } from './impersonation'
import { OfflineBanner } from './offline-banner'
import { RouteAnnouncer } from './route-announcer'
import { routeObjects } from './route-objects'
import { activeRoutes } from './routes'
import { ScreenBoundary } from './screen-boundary'
import { ScrollMemory } from './scroll-memory'

/** The whole site: its routes, and everything drawn above every screen. */
export function App() {
  return (
    <UiTranslationContext value={useTranslation()}>
      <BrowserRouter basename={siteRoot().pathname}>
        <LoadingBar />
        <ScrollMemory />
        <RouteAnnouncer />
        <Impersonation />
        <ScreenBoundary>
          <Screens />
        </ScreenBoundary>
        <OfflineBanner />
        <ToastRegion />
        <DialogHost />
      </BrowserRouter>
    </UiTranslationContext>
  )
}

function Screens() {
  const bootstrap = useBootstrap((all) => all)
  const { pathname } = useLocation()
  const rows = useMemo(() => activeRoutes(bootstrap, isAppearanceEditor()), [bootstrap])
  // Pass one row: the router compiles the patterns of all the rows that it gets at every change of the URL.
  const row = rows.find(({ path }) => matchesPath(path, '/', pathname))
  const objects = useMemo(() => routeObjects(row ? [row] : rows, bootstrap), [row, rows, bootstrap])
  return useRoutes(objects)
}
