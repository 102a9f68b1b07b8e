import { classNames } from '@/lib/class-names'

import { type ProgressProps, useProgress } from './use-progress'

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
