import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { ApiError } from '@/core/platform/api/api-error'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readBootstrap } from '@/core/platform/bootstrap/read-bootstrap'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { startI18n } from '@/core/platform/i18n/i18n'
import { previewsGuest } from '@/core/platform/navigation/appearance-editor'
import { installPopStateInterceptor } from '@/core/platform/navigation/pop-state-interceptor'
import { setRoutedPatterns } from '@/core/platform/navigation/routed-paths'
import { isOwnPage } from '@/core/platform/service-worker/own-page'
import { isChildProfile } from '@/core/platform/session/permissions'
import { completePendingSignOut, refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { watchSessionOwner } from '@/core/platform/session/session-storage'
import { watchUserChange } from '@/core/platform/session/user-data'
import { startTheme } from '@/core/platform/theme/start-theme'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { accountMenuPart } from '@/core/shared/screen/account-menu'
import { loadOnce } from '@/lib/lazy/load-once'
import { firstScreen, subscribeFirstScreen } from '@/ui/deferred-rendering/first-screen'

import { activeRoutes } from './active-routes'
import { App } from './app'
import { loadCookieNotice } from './cookie-notice'
import { preloadRoute } from './route-objects'
import { routes } from './routes'
import { drawFailure } from './skeleton/draw-failure'
import { startErrorReporting } from './start-error-reporting'

/**
 * Mounts the site into `#root`, with bootstrap data from the page or else from the server. Resolves to a function that
 * unmounts it.
 */
export async function start(embedded: Bootstrap | null = readBootstrap()): Promise<() => void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root element')
  const root = createRoot(element)
  setRoutedPatterns(routes.map(({ path }) => path))
  const stops = [() => root.unmount(), installPopStateInterceptor()]
  try {
    const bootstrap = await completePendingSignOut(embedded ?? (await refreshBootstrap()))
    stops.push(...connect(bootstrap))
    // Wait for the child protection: a child's page must not render without it.
    if (isChildProfile(bootstrap)) stops.push((await import('@/core/shared/child/child-page')).startChildPage())
    preloadFont()
    await Promise.all([prepare(bootstrap), followSession(stops)])
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    if (isOwnPage()) stops.push(startLater(stops))
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

/** Connects the stores and handlers around the screens to the bootstrap data. Returns the functions that stop them. */
function connect(bootstrap: Bootstrap): (() => void)[] {
  setBootstrap(bootstrap)
  accountMenuPart.set(() => import('./layouts/account-menu-part').then((module) => module.AccountMenuPart))
  return [
    () => accountMenuPart.set(null),
    startTheme(),
    watchUserChange(),
    watchSessionOwner(),
    recoverWith({ renewSession, confirmPassword, sessionEnded, forbidden, readable, announceFailure }),
    startErrorReporting(bootstrap),
  ]
}

/**
 * Starts following the session. A guest's first screen defers this: only a sign-in here, or in another tab that takes
 * the focus, changes it.
 */
function followSession(stops: (() => void)[]): Promise<void> | undefined {
  const isGuests = getBootstrap().user === null
  const begin = loadOnce(() =>
    import('./session-watchers').then(async ({ watchSession }) => void stops.push(await watchSession(isGuests))),
  )
  if (!isGuests) return begin()
  const beginLater = () => void begin().catch(reportError)
  window.addEventListener('blur', beginLater, { once: true })
  stops.push(subscribeBootstrap(beginLater), () => window.removeEventListener('blur', beginLater))
  return undefined
}

/** Starts what no first screen needs once that is over. Returns a function that stops waiting. */
function startLater(stops: (() => void)[]): () => void {
  const stop = subscribeFirstScreen(() => {
    if (firstScreen() !== 'over') return
    stop()
    import('./after-first-screen').then((module) => stops.push(module.startAfterFirstScreen())).catch(reportError)
  })
  return stop
}

/** Loads what the first render needs: translations and the screen's code. */
async function prepare(bootstrap: Bootstrap): Promise<void> {
  const rows = activeRoutes(bootstrap, previewsGuest())
  await Promise.all([
    startI18n(bootstrap),
    preloadRoute(rows, bootstrap, window.location.pathname),
    loadCookieNotice(bootstrap),
  ])
}

/** Handles a 423. Loaded on demand. */
const confirmPassword = () =>
  import('@/core/shared/account/password-confirmation').then((module) => module.confirmPassword())

/** Makes the message of an error readable. Loaded on demand. */
const readable = (error: ApiError) =>
  import('@/core/shared/failures/readable-error').then((module) => module.readableError(error))

/** Handles a 403. Loaded on demand. */
const forbidden = () =>
  void import('@/core/shared/account/suspension').then((module) => module.detectSuspension()).catch(reportError)

/** After a 401, refreshes the bootstrap data so that the guards decide. Guests get a 401 for other reasons. */
function sessionEnded(): void {
  if (getBootstrap().user) refreshBootstrap().catch(reportError)
}

/** The first screen's font: its name in `styles/font.css` and a letter of each of its subsets. */
const FONT = { face: '1em "Nunito Variable"', letters: 'aā' }

/**
 * Loads the site's default font before any text needs it, so that the first layout is final. A preload link would not
 * suffice: it fetches the font but a face loads only when a layout asks for it.
 */
export function preloadFont(): void {
  if (document.documentElement.style.getPropertyValue('--be-font-family')) return
  // A failed font is requested again by the next text.
  ;(document as { fonts?: FontFaceSet }).fonts?.load(FONT.face, FONT.letters).catch(() => {})
}
