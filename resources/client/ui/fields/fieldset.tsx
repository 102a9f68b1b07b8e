import type { ComponentProps } from 'react'

import { classNames } from '@/lib/class-names'

/** Fieldset with a legend. Its block keeps it from being a flex item, whose legend WebKit counts twice in its height. */
export function Fieldset({ className, ...fieldset }: ComponentProps<'fieldset'>) {
  return (
    <div className="min-w-0">
      <fieldset {...fieldset} className={classNames('min-w-0', className)} />
    </div>
  )
}
