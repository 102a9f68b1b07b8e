import { classNames } from '@/lib/class-names'

import { type ProgressProps, useProgress } from './use-progress'

type ProgressCircleProps = ProgressProps & {
  /** Size class, e.g. `size-16`; 40 pixels by default. */
  className?: string
  /** Shows the progress text inside the ring, which needs at least 64 pixels. */
  hasText?: boolean
}

/** Circular progress; spins while the progress is unknown. */
export function ProgressCircle({ className = 'size-10', hasText = false, ...progress }: ProgressCircleProps) {
  const { share, text, aria } = useProgress(progress)
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
      {hasText && text && (
        <span aria-hidden className="absolute text-sm font-bold text-main tabular-nums">
          {text}
        </span>
      )}
    </div>
  )
}
