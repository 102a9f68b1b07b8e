import { type ReactNode, useId } from 'react'

/** A titled section of the workspace screen. */
export function PeoplePanel({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-panel border border-divider bg-paper p-5 md:p-7">
      <h2 id={id} className="mb-4 flex items-baseline gap-2 text-xl">
        {title}
        {count !== undefined && <span className="text-base font-bold text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
