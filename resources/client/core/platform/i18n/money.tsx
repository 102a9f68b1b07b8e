import { formatMoney } from './format-number'
import { useTranslation } from './use-translation'

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
