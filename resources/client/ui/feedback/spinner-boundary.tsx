import { type ReactNode, Suspense, use, useState } from 'react'

import { MIN_SPINNER_MS, Spinner } from './spinner'
import { startWaiting } from './waiting'

type SpinnerBoundaryProps = {
  label: string
  className?: string
  /** Shown immediately in place of the spinner, in the shape of the content. */
  skeleton?: ReactNode
  children: ReactNode
}

/** Suspense boundary with a skeleton, or a spinner that appears after half a second and then stays long enough not to flash. */
export function SpinnerBoundary({ label, className, skeleton, children }: SpinnerBoundaryProps) {
  const [minimumDisplay] = useState(createMinimumDisplay)
  return (
    <Suspense
      fallback={
        skeleton ? (
          <div ref={startWaiting} role="status" aria-label={label}>
            {skeleton}
          </div>
        ) : (
          <div ref={startWaiting} className={className}>
            <Spinner label={label} onShow={minimumDisplay.start} />
          </div>
        )
      }
    >
      <SuspendUntil pending={minimumDisplay.pending}>{children}</SuspendUntil>
    </Suspense>
  )
}

/** Keeps loaded children suspended during the spinner's minimum display time. */
function SuspendUntil({ pending, children }: { pending: () => Promise<void> | undefined; children: ReactNode }) {
  const promise = pending()
  if (promise) use(promise)
  return children
}

/** Tracks the spinner's minimum display time; `pending` returns a promise that resolves once it has passed. */
function createMinimumDisplay() {
  let promise: Promise<void> | undefined
  return {
    start: () => {
      promise = new Promise((resolve) => {
        setTimeout(resolve, MIN_SPINNER_MS)
      })
    },
    pending: () => promise,
  }
}
