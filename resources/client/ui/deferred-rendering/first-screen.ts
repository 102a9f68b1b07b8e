import { whenIdle } from '@/lib/browser/when-idle'
import { seconds } from '@/lib/dates/duration'
import { createStore } from '@/lib/store'

/**
 * How long the first screen of a page load has the browser to itself, unless the user scrolls or presses Tab earlier.
 */
const FIRST_SCREEN_MS = seconds(2)

/** Upper bound for holds: a held request or sound may never arrive. */
const MAX_HELD_MS = seconds(6)

/** `held` while the browser should finish other work first, such as starting playback; `over` is final. */
type FirstScreen = 'open' | 'held' | 'over'

const screen = createStore<FirstScreen>('open')
let holds = 0
let isDue = false
let timers: ReturnType<typeof setTimeout>[] | undefined

/** Current phase of the first screen. Non-critical content is rendered and fetched once it is `over`. */
export const firstScreen = screen.get

/** Ends the first screen, for example because the user scrolls beyond it. */
export function endFirstScreen(): void {
  for (const timer of timers ?? []) clearTimeout(timer)
  window.removeEventListener('scroll', endFirstScreen, true)
  window.removeEventListener('keydown', endOnTab)
  screen.set('over')
}

/**
 * Keeps non-critical work waiting while something urgent loads, such as the first sound. Returns the release function.
 */
export function holdFirstScreen(): () => void {
  holds += 1
  if (screen.get() === 'open') screen.set('held')
  return () => {
    holds -= 1
    if (holds === 0 && screen.get() === 'held') screen.set('open')
    endWhenIdle()
  }
}

/**
 * Calls `listener` when {@link firstScreen} changes; returns the unsubscribe function. The first subscriber starts the
 * clock: it has rendered.
 */
export function subscribeFirstScreen(listener: () => void): () => void {
  if (!timers && screen.get() !== 'over') watchUser()
  return screen.subscribe(listener)
}

function watchUser(): void {
  const end = () => {
    isDue = true
    endWhenIdle()
  }
  timers = [setTimeout(end, FIRST_SCREEN_MS), setTimeout(endFirstScreen, MAX_HELD_MS)]
  // The capture phase also catches scroll events of horizontal lists, which do not bubble.
  window.addEventListener('scroll', endFirstScreen, { capture: true, passive: true })
  window.addEventListener('keydown', endOnTab)
}

function endWhenIdle(): void {
  whenIdle(() => {
    if (isDue && screen.get() === 'open') endFirstScreen()
  })
}

/** Tab may move the focus to content that is not rendered yet. */
function endOnTab({ key }: KeyboardEvent): void {
  if (key === 'Tab') endFirstScreen()
}
