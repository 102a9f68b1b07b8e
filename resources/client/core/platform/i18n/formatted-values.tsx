import { formatDate, formatMoney } from './format'
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

type MoneyProps = {
  /** In units of the currency, not in cents. */
  amount: number
  /** ISO 4217 code, e.g. `EUR`. */
  currency: string
}

/** An amount of money in the current language (`4,99 €`), without line breaks. */
export function Money({ amount, currency }: MoneyProps) {
  // Re-renders when the language changes: formatMoney() depends on it.
  useTranslation()
  return <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>
}
