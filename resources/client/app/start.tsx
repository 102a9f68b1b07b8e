import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import type { Bootstrap } from '@/contract/bootstrap'
import { announceFailuresWith } from '@/core/platform/api/failure-announcer'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readBootstrap } from '@/core/platform/bootstrap/read-bootstrap'
import { refreshBootstrap, renewSession, settled } from '@/core/platform/bootstrap/refresh-bootstrap'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { startErrorReporting } from '@/core/platform/error-reporting/start-error-reporting'
import { startI18n } from '@/core/platform/i18n/i18n'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { standBeforeRouter } from '@/core/platform/navigation/before-router'
import { setRoutedPatterns } from '@/core/platform/navigation/routed-paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { watchUser } from '@/core/platform/session/user-leaves'
import { watchSessionOwner } from '@/core/platform/storage/session'
import { startTheme } from '@/core/platform/theme/start-theme'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { App } from './app'
import { drawFailure } from './frame'
import { preloadFont } from './preload-font'
import { preloadRoute } from './route-objects'
import { activeRoutes, routes } from './routes'

/**
 * Mounts the site into `#root`, from what the server put into the page or else from its response.
 * Resolves to the way to take it down again.
 */
export async function start(embedded: Bootstrap | null = readBootstrap()): Promise<() => void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no element with id "root" to mount the site into')
  const root = createRoot(element)
  setRoutedPatterns(routes.map(({ path }) => path))
  const stops = [() => root.unmount(), standBeforeRouter()]
  try {
    const bootstrap = await settled(embedded ?? (await refreshBootstrap()))
    stops.push(...connect(bootstrap))
    // Without what protects a child there is no page for one.
    if (isChildProfile(bootstrap)) stops.push((await import('@/core/shared/child/child-page')).startChildPage())
    preloadFont()
    await Promise.all([prepare(bootstrap), followSession(stops)])
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  } catch (error) {
    console.error(error)
    reportError(error)
    root.unmount()
    drawFailure(element)
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** Has what is around the screens follow the bootstrap data. Returns the ways to stop. */
function connect(bootstrap: Bootstrap): (() => void)[] {
  setBootstrap(bootstrap)
  return [
    startTheme(),
    watchUser(),
    watchSessionOwner(),
    announceFailuresWith(announceFailure),
    recoverWith({ renewSession, confirmPassword, sessionEnded, forbidden }),
    startErrorReporting(bootstrap),
  ]
}

/**
 * From now on the page follows whose session it is. A guest's first screen does without: it changes by a sign-in here, or in a tab that
 * one goes to.
 */
function followSession(stops: (() => void)[]): Promise<void> | undefined {
  const isGuests = getBootstrap().user === null
  let begun: Promise<void> | undefined
  const begin = () =>
    (begun ??= import('./session-watchers').then(
      async ({ watchSession }) => void stops.push(await watchSession(isGuests)),
    ))
  if (!isGuests) return begin()
  const later = () => void begin().catch(reportError)
  window.addEventListener('blur', later, { once: true })
  stops.push(subscribeBootstrap(later), () => window.removeEventListener('blur', later))
  return undefined
}

/** Fetches what the first screen cannot be drawn without. */
async function prepare(bootstrap: Bootstrap): Promise<void> {
  const rows = activeRoutes(bootstrap, isAppearanceEditor())
  await Promise.all([startI18n(bootstrap), preloadRoute(rows, bootstrap, window.location.pathname)])
}

/** After a 423. Its code comes when it is needed. */
const confirmPassword = () =>
  import('@/core/shared/account/password-confirmation').then((module) => module.confirmPassword())

/** After a 403. Its code comes when it is needed. */
const forbidden = () =>
  void import('@/core/shared/account/suspension').then((module) => module.detectSuspension()).catch(reportError)

/** After a 401 the guards decide, once it is known who is still signed in; guests are refused for other reasons. */
function sessionEnded(): void {
  if (getBootstrap().user) refreshBootstrap().catch(reportError)
}
