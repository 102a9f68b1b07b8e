// Separate chunk: only the service worker's offline shell loads it.
import { checkBuild } from '@/core/platform/api/new-build'
import { seconds } from '@/lib/dates/duration'

/** Time to the first check whether the server is back; doubles up to the longest. */
const FIRST_CHECK_MS = seconds(5)
const LONGEST_CHECK_MS = seconds(120)

/**
 * Calls `done` once the server responds: at the browser's `online` event, which may be missed, and at checks between.
 * Checks again while it returns false.
 */
export function whenServerIsBack(done: () => boolean): void {
  let timer: ReturnType<typeof setTimeout>
  let isDone = false
  async function check(delay: number): Promise<void> {
    const { status } = await checkBuild()
    if (isDone) return
    isDone = status !== 'unreachable' && done()
    if (isDone) window.removeEventListener('online', checkNow)
    else timer = setTimeout(() => void check(Math.min(2 * delay, LONGEST_CHECK_MS)), delay)
  }
  function checkNow(): void {
    clearTimeout(timer)
    void check(FIRST_CHECK_MS)
  }
  window.addEventListener('online', checkNow)
  timer = setTimeout(() => void check(2 * FIRST_CHECK_MS), FIRST_CHECK_MS)
}
