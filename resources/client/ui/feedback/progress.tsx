import { classNames } from '@/lib/class-names'
import { numberFormat } from '@/lib/intl'

import { useUiTranslation } from '../ui-translation'

/** Props shared by progress indicators. */
export type ProgressProps = {
  /** Accessible name of the task. */
  label: string
  /** Completed amount; null while unknown. */
  value: number | null
  /** Total amount; 100 by default. */
  max?: number
  /** Progress as text, e.g. "3 of 12 songs"; a percentage by default. */
  valueText?: string
}

/** Returns progress as a share from 0 to 1, as text, and as ARIA attributes; share and text are null while unknown. */
export function useProgress({ label, value, max = 100, valueText }: ProgressProps) {
  const { language } = useUiTranslation()
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const text = share === null ? null : (valueText ?? numberFormat(language, { style: 'percent' }).format(share))
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    ...(share !== null && { 'aria-valuenow': share * max, 'aria-valuetext': text ?? undefined }),
  }
  return { share, text, aria }
}

type ProgressBarProps = ProgressProps & {
  /** Exposes the label to screen readers only, for when it is visible elsewhere. */
  isLabelHidden?: boolean
}

/** Progress bar with its label and progress text above. */
export function ProgressBar({ isLabelHidden = false, ...progress }: ProgressBarProps) {
  const { share, text, aria } = useProgress(progress)
  return (
    <div className="grid gap-1.5">
      {!isLabelHidden && (
        <div aria-hidden className="flex items-baseline justify-between gap-4 text-sm">
          <span className="min-w-0 font-semibold">{progress.label}</span>
          <span className="shrink-0 text-muted tabular-nums">{text}</span>
        </div>
      )}
      <div {...aria} className="h-2 overflow-hidden rounded-full bg-chip">
        <div
          style={{ inlineSize: `${(share ?? 1) * 100}%` }}
          className={classNames(
            'h-full rounded-full bg-primary transition-[inline-size] duration-calm',
            share === null && 'animate-breathe',
          )}
        />
      </div>
    </div>
  )
}

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
