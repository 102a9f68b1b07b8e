import type { ReactNode } from 'react'

type FormSectionProps = { title: string; description?: string; children: ReactNode }

/** A titled group of an editor's fields. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section aria-label={title} className="scroll-mt-6 rounded-panel border border-divider bg-paper p-5 md:p-7">
      <h2 tabIndex={-1} className="mb-4 text-xl outline-none">
        {title}
      </h2>
      {description && <p className="-mt-2 mb-4 text-sm text-muted">{description}</p>}
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}
