import { classNames } from '@/lib/class-names'

import { type ProgressProps, useProgress } from './progress-aria'

type ProgressBarProps = ProgressProps & {
  /** The label is said alone: what stands beside the bar shows it. */
  isLabelHidden?: boolean
}

/** How far something is, as a bar below its words. */
export function ProgressBar({ isLabelHidden = false, ...progress }: ProgressBarProps) {
  const { share, words, aria } = useProgress(progress)
  return (
    <div className="grid gap-1.5">
      {!isLabelHidden && (
        <div aria-hidden className="flex items-baseline justify-between gap-4 text-sm">
          <span className="min-w-0 font-semibold">{progress.label}</span>
          <span className="shrink-0 text-muted tabular-nums">{words}</span>
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
