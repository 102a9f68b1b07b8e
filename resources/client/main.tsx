import './styles/main.css'
import './app/preload-first'

import { paintFirst } from './app/first-paint'
import { drawFailure } from './app/skeleton/draw-failure'
import { mayBePreview } from './core/platform/navigation/appearance-editor'
import { keepInstallOffer } from './lib/browser/install-offer'

/** Opens the site; in an iframe of the appearance editor once its mode is known. */
function boot(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  keepInstallOffer()
  if ('offlineShell' in document.documentElement.dataset)
    return void import('./app/offline-screen').then(({ startOffline }) => startOffline(root))
  if (!mayBePreview()) return openSite(root)
  // An editor sends its first messages when the iframe has loaded, maybe before this chunk.
  const early: MessageEvent[] = []
  const keep = (event: MessageEvent) => early.push(event)
  window.addEventListener('message', keep)
  import('./app/editor-mode')
    .then(({ startEditorMode }) => startEditorMode(root, early))
    .catch(console.error)
    .finally(() => {
      window.removeEventListener('message', keep)
      openSite(root)
    })
}

/** Draws the page skeleton, and loads the React app and the screen's code once the browser has painted it. */
function openSite(root: Element): void {
  const { embedded, loads } = paintFirst(root)
  afterPaint(() => {
    // A failed load is retried, and its error handled, on render.
    for (const load of loads) load().catch(() => undefined)
    import('./app/start').then(
      ({ start }) => start(embedded),
      (error: unknown) => {
        console.error(error)
        drawFailure(root)
      },
    )
  })
}

/** Runs `work` after the next paint; immediately in a hidden tab, which paints nothing. */
function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

// Deferred: a browser that records request initiators would parse the whole script again for the module's stack frame.
queueMicrotask(boot)
