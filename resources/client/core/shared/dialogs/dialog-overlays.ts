import type { ComponentType } from 'react'

import type { DialogShape, OpenedDialog } from './dialog-store'

/** Renders a dialog of one shape over the page. */
export type Overlay = ComponentType<{ dialog: OpenedDialog }>

const loaders: Record<DialogShape, () => Promise<Overlay>> = {
  dialog: () => import('./dialog-overlay').then(({ DialogOverlay }) => DialogOverlay),
  sheet: () => import('./sheet-overlay').then(({ SheetOverlay }) => SheetOverlay),
}

/** Loads the overlay for dialogs of a shape. */
export const loadOverlay = (shape: DialogShape): Promise<Overlay> => loaders[shape]()
