import { Fragment, type ReactNode } from 'react'

/** A term with its description; one without a description is left out. */
export type Description = readonly [term: string, description: ReactNode]

/** Read-only values of a record. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {items.map(([term, description]) =>
        description ? (
          <Fragment key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words">{description}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  )
}
