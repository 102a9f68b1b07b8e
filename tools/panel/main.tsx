import { createRoot } from 'react-dom/client'

import { FloatingPanel } from './floating-panel'
import { createShadow } from './shadow'
import { WholePage } from './whole-page'

/** Mounts the panel: as the page `mock`, or floating above a page of the site. */
function mount(): void {
  const page = document.getElementById('mock-panel')
  createRoot(createShadow(page ?? document.body)).render(page ? <WholePage /> : <FloatingPanel />)
}

mount()
