import type { ReactNode } from 'react'

/** A titled group of fields in the editor's narrow panel. */
export function PanelGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-panel border border-divider bg-paper p-5">
      <h3 className="mb-4 text-lg">{title}</h3>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}
