import { useState } from 'react'

import { classNames } from '@/lib/class-names'
import { useTimeout } from '@/lib/react/use-timer'

/** Delay before a loading indicator appears, in milliseconds (spec section 9). */
export const SPINNER_DELAY_MS = 500

/** Minimum time that a visible loading indicator stays, in milliseconds (spec section 9). */
export const MIN_SPINNER_MS = 200

/**
 * Whether to show an indicator for `active`: after `delay` milliseconds, then for a minimum time, so that it does not
 * flicker. `onShow` is called when it appears.
 */
export function useDelayed(active: boolean, delay = SPINNER_DELAY_MS, onShow?: () => void): boolean {
  const [phase, setPhase] = useState<'hidden' | 'minimum' | 'shown'>('hidden')
  const show = () => {
    setPhase('minimum')
    // Needs no clean-up: nothing else ends the minimum, and an unmounted component ignores it.
    setTimeout(() => setPhase('shown'), MIN_SPINNER_MS)
    onShow?.()
  }
  useTimeout(show, active && phase === 'hidden' ? delay : null)
  if (phase === 'shown' && !active) setPhase('hidden')
  return phase !== 'hidden'
}

type SpinnerProps = { label: string; className?: string; onShow?: () => void }

/** Loading spinner, invisible and silent for the first half second; `onShow` is called when it appears. */
export function Spinner({ label, className, onShow }: SpinnerProps) {
  const isShown = useDelayed(true, SPINNER_DELAY_MS, onShow)
  return (
    <div role="status" className={classNames('size-10 text-primary', className)}>
      {isShown && (
        <>
          <SpinnerRing className="size-full" />
          <span className="sr-only">{label}</span>
        </>
      )}
    </div>
  )
}

/** Bare spinner without label or delay, for elements that expose their own busy state. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={classNames('animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="4" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
