import { createContext, useContext } from 'react'

/** What the overlay around a dialog knows of it. */
type DialogFrame = { titleId: string; close: () => void }

/** Joins a dialog's panel to the overlay, whose code is heavy and comes later. */
export const DialogFrameContext = createContext<DialogFrame | null>(null)

/** The frame of the dialog this component is in. Throws outside of one. */
export function useDialogFrame(): DialogFrame {
  const frame = useContext(DialogFrameContext)
  if (!frame) throw new Error('A dialog panel is drawn outside of a dialog: open its component with openDialog()')
  return frame
}
