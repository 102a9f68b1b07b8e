import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

/** What a badge tells apart from its words: nothing, the thing to notice, all is well, something is wrong. */
export type BadgeTone = 'neutral' | 'primary' | 'positive' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-chip text-main',
  primary: 'bg-primary text-on-primary',
  positive: 'border border-current text-positive',
  danger: 'border border-current text-danger',
}

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }

/** A word or a count that says what something is: a state, a kind, how many are new. The colour is never all it says. */
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
