/** Shows a failed call to the user; with `onlyTrace` only the trace that administrators get (spec sections 6 and 8). */
export type FailureAnnouncer = (error: unknown, options?: { onlyTrace?: boolean }) => void

let announcer: FailureAnnouncer = (error) => console.error(error)

/** The announcer in force; logs to the console until `app/` has installed one. */
export const failureAnnouncer = (): FailureAnnouncer => announcer

/** Installs the announcer, which needs toasts and dialogs and so lives above platform/. Returns its uninstaller. */
export function announceFailuresWith(next: FailureAnnouncer): () => void {
  const previous = announcer
  announcer = next
  return () => {
    announcer = previous
  }
}
