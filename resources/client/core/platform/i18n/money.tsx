import { formatMoney } from './format'
import { useTranslation } from './use-translation'

type MoneyProps = {
  /** In units of the currency, not in cents. */
  amount: number
  /** ISO 4217 code, e.g. `EUR`. */
  currency: string
}

/** An amount of money as the language writes it (`4,99 €`), never broken over two lines. */
export function Money({ amount, currency }: MoneyProps) {
  // For the language alone, in which formatMoney speaks.
  useTranslation()
  return <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>
}
