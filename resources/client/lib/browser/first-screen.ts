import { seconds } from '@/lib/dates/duration'
import { createStore } from '@/lib/store'

import { whenIdle } from './when-idle'

/** How long the first screen of a page load has the browser to itself, unless the user looks further before. */
const FIRST_SCREEN_MS = seconds(2)

/** How long holds can make it last: what the user waits for may never come. */
const HELD_AT_MOST_MS = seconds(6)

/** `held` while the user waits for something that the browser should do first; `over` is final. */
type FirstScreen = 'open' | 'held' | 'over'

const screen = createStore<FirstScreen>('open')
let holds = 0
let isDue = false
let timers: ReturnType<typeof setTimeout>[] | undefined

/** What the first screen can do without is rendered and fetched once it is over. */
export const firstScreen = screen.get

/** Ends the first screen: the user looks beyond it. */
export function endFirstScreen(): void {
  for (const timer of timers ?? []) clearTimeout(timer)
  window.removeEventListener('scroll', endFirstScreen, true)
  window.removeEventListener('keydown', endOnTab)
  screen.set('over')
}

/** Leaves the browser to what the user waits for, such as a first sound. Returns the way to release it. */
export function holdFirstScreen(): () => void {
  holds += 1
  if (screen.get() === 'open') screen.set('held')
  return () => {
    holds -= 1
    if (holds === 0 && screen.get() === 'held') screen.set('open')
    endWhenIdle()
  }
}

/** Calls `listener` when {@link firstScreen} changes. The first subscriber starts the clock: it has rendered. Returns the way to stop. */
export function subscribeFirstScreen(listener: () => void): () => void {
  if (!timers && screen.get() !== 'over') watchUser()
  return screen.subscribe(listener)
}

function watchUser(): void {
  const end = () => {
    isDue = true
    endWhenIdle()
  }
  timers = [setTimeout(end, FIRST_SCREEN_MS), setTimeout(endFirstScreen, HELD_AT_MOST_MS)]
  // In the capturing phase: lists that scroll sideways count too.
  window.addEventListener('scroll', endFirstScreen, { capture: true, passive: true })
  window.addEventListener('keydown', endOnTab)
}

function endWhenIdle(): void {
  whenIdle(() => {
    if (isDue && screen.get() === 'open') endFirstScreen()
  })
}

/** The focus may go on to what is not there yet. */
function endOnTab({ key }: KeyboardEvent): void {
  if (key === 'Tab') endFirstScreen()
}
