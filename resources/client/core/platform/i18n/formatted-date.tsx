import { formatDate } from './format'
import { useTranslation } from './use-translation'

type FormattedDateProps = Intl.DateTimeFormatOptions & {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  moment: Date | string | number
}

/**
 * A date as the language writes it, in the visitor's time zone; options as for `Intl.DateTimeFormat`, by default in the site's style.
 * A day without a time (a release) takes `timeZone="UTC"`. Renders nothing for an invalid date.
 */
export function FormattedDate({ moment, ...options }: FormattedDateProps) {
  // For the language alone, in which formatDate speaks.
  useTranslation()
  const text = formatDate(moment, options)
  return text === '' ? null : <time dateTime={new Date(moment).toISOString()}>{text}</time>
}
