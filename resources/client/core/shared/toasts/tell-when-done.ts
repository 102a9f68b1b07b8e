import { toast } from './toast-store'

/**
 * Says that something is done, even if the button that was pressed for it has gone by then (its own callbacks would go with it).
 * What fails is announced where all failures of mutations are.
 */
export function tellWhenDone(done: Promise<unknown>, message: string, next?: () => void): void {
  const tell = () => {
    toast.positive(message)
    next?.()
  }
  done.then(tell, () => undefined)
}
