import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

/** Meaning of a badge's colour: none, noteworthy, success or problem. */
export type BadgeTone = 'neutral' | 'primary' | 'positive' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-chip text-main',
  primary: 'bg-primary text-on-primary',
  positive: 'border border-current text-positive',
  danger: 'border border-current text-danger',
}

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }

/** Short label or count for a state, a kind or the number of new items. Never rely on its colour only. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 text-xs font-bold [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
