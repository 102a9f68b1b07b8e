import type { ReactNode } from 'react'

/** A label with its value at the end of the line, in a list of what is charged. */
export function SummaryLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt>{label}</dt>
      <dd className="ms-auto text-end font-bold">{children}</dd>
    </div>
  )
}
