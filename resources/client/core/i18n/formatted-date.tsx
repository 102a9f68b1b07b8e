import { formatDate } from './format'
import { useTranslation } from './use-translation'

type FormattedDateProps = Intl.DateTimeFormatOptions & {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  moment: Date | string | number
}

/**
 * A date as the language writes it, in the visitor's time zone; options as for `Intl.DateTimeFormat`, by default like
 * `1 Jul 2024`. A day without a time (a release) takes `timeZone="UTC"`. Nothing for what is no date.
 */
export function FormattedDate({ moment, ...options }: FormattedDateProps) {
  // For the language alone, in which formatDate speaks.
  useTranslation()
  const isDefault = Object.keys(options).every((name) => name === 'timeZone')
  const text = formatDate(moment, { ...(isDefault && { dateStyle: 'medium' }), ...options })
  return text === '' ? null : <time dateTime={new Date(moment).toISOString()}>{text}</time>
}
