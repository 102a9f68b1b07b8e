import type { ReactNode } from 'react'

/** Buttons beside each other, or below each other on a narrow screen. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
