import { DateInput, DateSegment } from 'react-aria-components/DateField'

import { classNames } from '@/lib/class-names'

const SEGMENT =
  'rounded-small px-0.5 whitespace-pre tabular-nums outline-none data-placeholder:text-muted data-focused:bg-primary data-focused:text-on-primary data-disabled:text-disabled data-[type=literal]:px-0'

/** Day, month and year segments in the language's order; must be inside a react-aria date field. */
export function DateSegments({ className }: { className?: string }) {
  return (
    <DateInput className={classNames('flex min-w-0 flex-1 items-center', className)}>
      {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
    </DateInput>
  )
}
