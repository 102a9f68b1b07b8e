import type { ToPreview } from '@/core/shared/appearance-editor/frame/preview-channel'

import type { Appearance } from '../draft/appearance'

const modes = ['css', 'html'] as const
type Code = Pick<Appearance, `custom_code.${(typeof modes)[number]}`>

/**
 * Finds the custom code that the page does not show yet. The server's is left alone until it is edited: shown by a
 * message, HTML has no scripts, frames, forms and styles.
 */
export function createCodeMessages() {
  let shown: Code | undefined
  return {
    /** The page has loaded, with the saved code. */
    start: (saved: Code): void => {
      shown = saved
    },
    /** Returns messages for what differs. */
    next(code: Code): ToPreview[] {
      const changed = modes.filter((mode) => shown && shown[`custom_code.${mode}`] !== code[`custom_code.${mode}`])
      shown = code
      return changed.map((mode) => ({ type: 'setCustomCode', mode, value: code[`custom_code.${mode}`] }))
    },
  }
}
