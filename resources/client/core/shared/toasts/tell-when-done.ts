import { toast } from './toast-store'

/**
 * Shows a success toast when a mutation is done, even if its button has unmounted by then, which would drop the
 * button's callbacks. Failures are left to the query client's default toast.
 */
export function tellWhenDone(done: Promise<unknown>, message: string, next?: () => void): void {
  const notify = () => {
    toast.positive(message)
    next?.()
  }
  done.then(notify, () => undefined)
}
