import './styles/main.css'

import { paintFirst } from './app/first-paint'
import { drawFailure } from './app/frame'

/** Draws the page's frame and loads the React app. */
function boot(): void {
  const root = document.getElementById('root')
  if (root && 'offlineShell' in document.documentElement.dataset)
    return void import('./app/offline-screen').then(({ startOffline }) => startOffline(root))
  const embedded = root && paintFirst(root)
  import('./app/start').then(
    ({ start }) => start(embedded),
    (error: unknown) => {
      console.error(error)
      if (root) drawFailure(root)
    },
  )
}

// Deferred: a browser that records request initiators would parse the whole script again for the module's stack frame.
queueMicrotask(boot)
