import { type ReactNode, useId } from 'react'

type SectionProps = {
  heading: string
  /** What can be done with all of it. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page below its heading. */
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
