import type { ReactNode } from 'react'

import { StarOrnament } from '../pictures/star-ornament'

type EmptyStateProps = {
  /** Picture of 64 to 96 pixels; an ornament by default. */
  icon?: ReactNode
  /** Omit when a heading above already says the same. */
  title?: string
  /** Explains what the visitor can do about it. */
  children?: ReactNode
  /** Button or link for the next step. */
  action?: ReactNode
  /** Heading level of the title: 1 if this is the whole screen. */
  level?: 1 | 2
}

/** Message for an empty list or screen, with an optional next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      <div aria-hidden className="mb-2 text-primary">
        {icon ?? <StarOrnament className="size-20" />}
      </div>
      {title && <Title className="text-xl">{title}</Title>}
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
