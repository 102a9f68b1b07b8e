import { type ReactNode, useId } from 'react'

type SectionProps = {
  heading: string
  /** Button for the whole section. */
  action?: ReactNode
  children: ReactNode
}

/** Section of the page with a heading. */
export function Section({ heading, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
