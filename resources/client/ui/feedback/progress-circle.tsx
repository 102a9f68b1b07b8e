import { classNames } from '@/lib/class-names'

import { type ProgressProps, useProgress } from './progress-aria'

type ProgressCircleProps = ProgressProps & {
  /** Its size, e.g. `size-16`; 40 pixels without one. */
  className?: string
  /** Shows the words in the middle: room for them from 64 pixels on. */
  hasWords?: boolean
}

/** How far something is, as a ring. It turns while nobody can tell. */
export function ProgressCircle({ className = 'size-10', hasWords = false, ...progress }: ProgressCircleProps) {
  const { share, words, aria } = useProgress(progress)
  return (
    <div {...aria} className={classNames('relative grid place-items-center text-primary', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden
        className={classNames('size-full -rotate-90', share === null && 'animate-spin')}
      >
        <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <circle
          cx="12"
          cy="12"
          r="10"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${(share ?? 0.25) * 100} 100`}
          className={classNames('transition-[stroke-dasharray] duration-calm', share === 0 && 'opacity-0')}
        />
      </svg>
      {hasWords && words && (
        <span aria-hidden className="absolute text-sm font-bold text-main tabular-nums">
          {words}
        </span>
      )}
    </div>
  )
}
