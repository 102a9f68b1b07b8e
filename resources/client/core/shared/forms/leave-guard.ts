import { translate } from '@/core/platform/i18n/translate'
import { hearBeforeRouter } from '@/core/platform/navigation/before-router'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/** A page in the router's history: where it is, and its number there (react-router keeps it in the entry's state). */
type Place = { pathname: string; index: number | undefined }

/** What the visitor is asked before they leave. */
type LeaveQuestion = () => { title: string; message: string }

const unsaved: LeaveQuestion = () => ({
  title: translate('Leave without saving?'),
  message: translate("Your changes haven't been saved yet."),
})

const armed = new Map<symbol, LeaveQuestion>()
let here: Place = { pathname: '', index: undefined }
/** The step back that the visitor took and that was taken back, until the answer is known. */
let returningFrom: number | undefined
let isAsking = false

/**
 * While armed, leaving this page asks first: by a link of the site, by the browser's back and forward, and (in the browser's
 * own words) by closing or reloading. A `navigate()` of ours asks nobody. Arm it with every change: it knows the page then.
 */
export function createLeaveGuard(question = unsaved) {
  const guard = Symbol('leave guard')
  return {
    arm: (): void => {
      here = { pathname: window.location.pathname, index: indexOf(window.history.state) }
      armed.set(guard, question)
      window.addEventListener('click', onClick, true)
      hearBeforeRouter(onPopState)
      window.addEventListener('beforeunload', onBeforeUnload)
    },
    release: (): void => {
      if (armed.delete(guard) && armed.size === 0) stop()
    },
  }
}

function stop(): void {
  armed.clear()
  window.removeEventListener('click', onClick, true)
  hearBeforeRouter(undefined)
  window.removeEventListener('beforeunload', onBeforeUnload)
}

// What is not saved does not hold back somebody who is no longer here: it is somebody else's session by now.
onUserLeaves(({ isSignOut }) => isSignOut && stop())

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/** Goes on by itself when the visitor agrees; nobody is asked twice. */
async function ask(leave: () => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    const [question = unsaved] = armed.values()
    const isSure = await confirm({
      ...question(),
      confirmLabel: translate('Leave'),
      cancelLabel: translate('Stay'),
    })
    if (!isSure) return
    stop()
    leave()
  } catch (error) {
    // The question could not be fetched: what was typed is worth more than the way out.
    announceFailure(error)
  } finally {
    isAsking = false
  }
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || opensElsewhere || !leadsAway(link)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void ask(() => link.click())
}

/** Whether a link goes to another page of the site in this tab; the form stays where only the query or the hash changes. */
const leadsAway = ({ href, origin, pathname, target, download }: HTMLAnchorElement): boolean =>
  href !== '' &&
  origin === window.location.origin &&
  pathname !== here.pathname &&
  /^(_self)?$/.test(target) &&
  download === ''

/** The address has changed already, and is changed back while the visitor is asked. */
function onPopState(event: PopStateEvent): void {
  if (returningFrom !== undefined) {
    const steps = returningFrom
    returningFrom = undefined
    event.stopImmediatePropagation()
    void ask(() => window.history.go(steps))
    return
  }
  const index = indexOf(event.state)
  if (window.location.pathname === here.pathname) here.index = index
  if (index === undefined || here.index === undefined || index === here.index) return
  event.stopImmediatePropagation()
  returningFrom = index - here.index
  window.history.go(-returningFrom)
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
