import { classNames } from '@/lib/class-names'

/** Bare spinner without label or delay, for elements that expose their own busy state. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={classNames('animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="4" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
