import { FormattedDate, Money, RelativeTime } from '@/core/platform/i18n/formatted-values'
import { days, hours, minutes, seconds } from '@/lib/dates/duration'

import type { Story } from '../story'

const now = Date.now()

const ages = [0, seconds(30), minutes(5), hours(3), days(1), days(9), days(800)]

/** @see RelativeTime, FormattedDate, Money */
export const story: Story = {
  title: 'RelativeTime, FormattedDate, Money',
  states: {
    'Relative times': () => (
      <ul className="grid gap-1">
        {ages.map((age) => (
          <li key={age}>
            <RelativeTime timestamp={now - age} />
          </li>
        ))}
        <li>
          <RelativeTime timestamp={now + days(3)} />
        </li>
      </ul>
    ),
    Dates: () => (
      <ul className="grid gap-1">
        <li>
          <FormattedDate timestamp="2026-03-07" timeZone="UTC" />
        </li>
        <li>
          <FormattedDate timestamp="2026-03-07T21:30:00Z" dateStyle="full" timeStyle="short" />
        </li>
      </ul>
    ),
    'Amounts of money': () => (
      <ul className="grid gap-1">
        <li>
          <Money amount={4.99} currency="EUR" />
        </li>
        <li>
          <Money amount={1234567.5} currency="EUR" />
        </li>
        <li>
          <Money amount={499} currency="JPY" />
        </li>
        <li>
          <Money amount={4.5} currency="zelts" />
        </li>
      </ul>
    ),
  },
}
