import { formatDate } from './format'
import { useTranslation } from './use-translation'

type FormattedDateProps = Intl.DateTimeFormatOptions & {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  moment: Date | string | number
}

/**
 * A date in the current language and the visitor's time zone; options as for `Intl.DateTimeFormat`, by default the
 * site's style. Pass `timeZone="UTC"` for dates without a time (releases). Renders nothing for an invalid date.
 */
export function FormattedDate({ moment, ...options }: FormattedDateProps) {
  // Re-renders when the language changes: formatDate() depends on it.
  useTranslation()
  const text = formatDate(moment, options)
  return text === '' ? null : <time dateTime={new Date(moment).toISOString()}>{text}</time>
}
