import type { ReactNode } from 'react'

import { StarOrnament } from '../pictures/star-ornament'

type EmptyStateProps = {
  /** A picture of 64 to 96 pixels; an ornament stands in for it. */
  icon?: ReactNode
  /** Left out where a heading above says it already. */
  title?: string
  /** What the visitor may do about it. */
  children?: ReactNode
  /** A button or link: the next step. */
  action?: ReactNode
  /** Level of the title: 1 where this is the whole screen. */
  level?: 1 | 2
}

/** Says kindly that there is nothing here, and shows a next step. */
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
