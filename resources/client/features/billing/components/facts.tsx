import type { ReactNode } from 'react'

/** A list of facts: names on the left, values on the right, or above each other on a narrow screen. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-divider border-y border-divider">{children}</dl>
)

/** A fact with its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 font-bold break-words">{children}</dd>
  </div>
)
