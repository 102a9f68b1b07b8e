import { savesData } from './saves-data'

/** Milliseconds that a pointer or the focus stays on a control before it counts as meant. */
export const INTENT_MS = 65

/** Handlers of a control whose press is likely soon. */
export type IntentHandlers = Record<
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur',
  () => void
>

// There is one pointer and one focus: a new intent replaces the last one.
let timer: ReturnType<typeof setTimeout> | undefined

const giveUp = () => clearTimeout(timer)

/** Runs `prefetch` when a pointer or the focus rests on the control, and at once when it is touched or pressed; never where data is saved. */
export function onIntent(prefetch: () => void): IntentHandlers {
  const wait = () => {
    giveUp()
    if (!savesData()) timer = setTimeout(prefetch, INTENT_MS)
  }
  const run = () => {
    giveUp()
    if (!savesData()) prefetch()
  }
  return { onPointerEnter: wait, onFocus: wait, onPointerDown: run, onPointerLeave: giveUp, onBlur: giveUp }
}
