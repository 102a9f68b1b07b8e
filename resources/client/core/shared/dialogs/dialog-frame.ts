import { createContext, useContext } from 'react'

/** Data that a dialog's overlay shares with its panel. */
type DialogFrame = { titleId: string; close: () => void }

/** Connects a dialog's panel to its overlay, whose heavy code is loaded later. */
export const DialogFrameContext = createContext<DialogFrame | null>(null)

/** Returns the frame of the surrounding dialog. Throws outside of a dialog. */
export function useDialogFrame(): DialogFrame {
  const frame = useContext(DialogFrameContext)
  if (!frame) throw new Error('A dialog panel was rendered outside of a dialog: open its component with openDialog()')
  return frame
}
