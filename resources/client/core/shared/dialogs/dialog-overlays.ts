import type { ComponentType } from 'react'

import type { DialogShape, OpenedDialog } from './dialog-store'

/** Draws a dialog of one shape over the page. */
export type Overlay = ComponentType<{ dialog: OpenedDialog }>

const loaders: Record<DialogShape, () => Promise<Overlay>> = {
  dialog: () => import('./dialog-overlay').then(({ DialogOverlay }) => DialogOverlay),
  sheet: () => import('./sheet-overlay').then(({ SheetOverlay }) => SheetOverlay),
}

/** Loads the code that draws dialogs of a shape. */
export const loadOverlay = (shape: DialogShape): Promise<Overlay> => loaders[shape]()
