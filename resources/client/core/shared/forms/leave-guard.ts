import { translate } from '@/core/platform/i18n/use-translation'
import { interceptPopState } from '@/core/platform/navigation/pop-state-interceptor'
import { onUserChange } from '@/core/platform/session/user-data'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/** A page of the router's history, with its index, which react-router keeps in the entry's state. */
type HistoryPage = { pathname: string; index: number | undefined }

/** Text of the confirmation dialog. */
export type LeaveQuestion = () => { title: string; message: string }

const unsaved: LeaveQuestion = () => ({
  title: translate('Leave without saving?'),
  message: translate("Your changes haven't been saved yet."),
})

type GuardOptions = {
  question?: LeaveQuestion | undefined
  /** Cleanup to run when the user leaves anyway. */
  onLeave?: () => void
  /** Whether the changes also survive at another path. */
  staysAt?: (pathname: string) => boolean
}

const armed = new Map<symbol, GuardOptions>()
let guardedPage: HistoryPage = { pathname: '', index: undefined }
/** History step that was undone, until the user confirms it. */
let undoneStep: number | undefined
let isAsking = false

/**
 * Creates a guard that, while armed, asks for confirmation before the user leaves the page by a link, by back or
 * forward, or (with the browser's own dialog) by closing or reloading. `navigate()` is not guarded. Arm it with every
 * change, which records the current page.
 */
export function createLeaveGuard(options: GuardOptions = {}) {
  const guard = Symbol('leave guard')
  return {
    arm: (): void => {
      guardedPage = { pathname: window.location.pathname, index: indexOf(window.history.state) }
      armed.set(guard, options)
      window.addEventListener('click', onClick, true)
      interceptPopState(onPopState)
      window.addEventListener('beforeunload', onBeforeUnload)
      onUserChange('unsavedForms', stopOnSignOut)
    },
    release: (): void => {
      if (armed.delete(guard) && armed.size === 0) stop()
    },
  }
}

function stop(): void {
  armed.clear()
  window.removeEventListener('click', onClick, true)
  interceptPopState(undefined)
  window.removeEventListener('beforeunload', onBeforeUnload)
}

/** Disarms all guards: the tab belongs to the next user's session, which must not wait for the last user's form. */
const stopOnSignOut = ({ isSignOut }: { isSignOut: boolean }) => isSignOut && stop()

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/**
 * Asks before unsaved changes are lost by an action other than navigation, such as a change of user; resolves to
 * whether to continue.
 */
export async function mayLoseChanges(): Promise<boolean> {
  const [first] = armed.values()
  return (
    first === undefined ||
    confirm({ ...(first.question ?? unsaved)(), confirmLabel: translate('Leave'), cancelLabel: translate('Stay') })
  )
}

/** Asks for confirmation, then leaves; does nothing while the dialog is open already. */
async function ask(leave: () => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    if (!(await mayLoseChanges())) return
    for (const { onLeave } of armed.values()) onLeave?.()
    stop()
    leave()
  } catch (error) {
    // The dialog's code failed to load: staying keeps the typed values.
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

/** Whether every guarded form is mounted at a path too. */
const staysAt = (pathname: string): boolean =>
  pathname === guardedPage.pathname || [...armed.values()].every((guard) => guard.staysAt?.(pathname) ?? false)

/** Whether a link opens another page of the site in this tab; a change of query or hash only keeps the form mounted. */
const leadsAway = ({ href, origin, pathname, target, download }: HTMLAnchorElement): boolean =>
  href !== '' && origin === window.location.origin && !staysAt(pathname) && /^(_self)?$/.test(target) && download === ''

/** Undoes the history step, since the URL has changed already, and repeats it after confirmation. */
function onPopState(event: PopStateEvent): void {
  if (undoneStep !== undefined) {
    const steps = undoneStep
    undoneStep = undefined
    event.stopImmediatePropagation()
    void ask(() => window.history.go(steps))
    return
  }
  const index = indexOf(event.state)
  if (staysAt(window.location.pathname)) guardedPage.index = index
  if (index === undefined || guardedPage.index === undefined || index === guardedPage.index) return
  event.stopImmediatePropagation()
  undoneStep = index - guardedPage.index
  window.history.go(-undoneStep)
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
