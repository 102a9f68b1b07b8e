import { type ComponentProps, type ReactNode, Suspense, use, useEffect, useState } from 'react'

import { Spinner } from './spinner'
import { SPINNER_MINIMUM } from './use-delayed'
import { startWaiting } from './waiting'

type SpinnerBoundaryProps = { label: string; className?: string; children: ReactNode }

/** A Suspense boundary whose spinner keeps its times: hidden for the first half second, and once shown, not just for a flash. */
export function SpinnerBoundary({ label, className, children }: SpinnerBoundaryProps) {
  const [minimum] = useState(createMinimum)
  return (
    <Suspense
      fallback={
        <div className={className}>
          <CodeSpinner label={label} onShow={minimum.start} />
        </div>
      }
    >
      <Held until={minimum.rest}>{children}</Held>
    </Suspense>
  )
}

function CodeSpinner(props: ComponentProps<typeof Spinner>) {
  useEffect(startWaiting, [])
  return <Spinner {...props} />
}

/** Suspends what has loaded while the spinner has to stay. */
function Held({ until, children }: { until: () => Promise<void> | undefined; children: ReactNode }) {
  const rest = until()
  if (rest) use(rest)
  return children
}

/** The time that a shown spinner has to stay; `rest` is undefined when it may go. */
function createMinimum() {
  let rest: Promise<void> | undefined
  return {
    start: () => {
      rest = new Promise((resolve) => {
        setTimeout(() => {
          rest = undefined
          resolve()
        }, SPINNER_MINIMUM)
      })
    },
    rest: () => rest,
  }
}
