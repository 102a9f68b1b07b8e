import { Fragment, type ReactNode } from 'react'

/** A label with its value; one without a value is left out. */
export type Fact = readonly [label: string, value: ReactNode]

/** Read-only values of a record. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([label, value]) =>
        value ? (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  )
}
