import { isDataSaverOn } from './preferences'

/** How long a pointer or the focus rests on a control before it counts as intent. */
export const INTENT_MS = 65

/** Event handlers that detect the intent to press a control. */
export type IntentHandlers = Record<
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur',
  () => void
>

// There is one pointer and one focus: a new intent replaces the last one.
let timer: ReturnType<typeof setTimeout> | undefined

const cancel = () => clearTimeout(timer)

/**
 * Runs `prefetch` when a control is hovered or focused for {@link INTENT_MS}, or immediately when pressed; never in
 * data-saver mode.
 */
export function onIntent(prefetch: () => void): IntentHandlers {
  const wait = () => {
    cancel()
    if (!isDataSaverOn()) timer = setTimeout(prefetch, INTENT_MS)
  }
  const run = () => {
    cancel()
    if (!isDataSaverOn()) prefetch()
  }
  return { onPointerEnter: wait, onFocus: wait, onPointerDown: run, onPointerLeave: cancel, onBlur: cancel }
}
