import './styles/main.css'

import { paintFirst } from './app/first-paint'
import { drawFailure } from './app/frame'

/** Draws the frame and has React take over. */
function boot(): void {
  const root = document.getElementById('root')
  const embedded = root && paintFirst(root)
  import('./app/start').then(
    ({ start }) => start(embedded),
    (error: unknown) => {
      console.error(error)
      if (root) drawFailure(root)
    },
  )
}

// Not from the module's own evaluation: with that on the stack, a browser that notes who asked for what parses all of the script once more.
queueMicrotask(boot)
