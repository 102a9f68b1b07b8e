import { numberFormat } from '@/lib/intl'

import { translationStore } from './i18n'

/*
 * Apart from format.ts, for first screens that format no dates. The same holds: components must call useTranslation().
 */

/** Code of the current language. */
export const language = (): string => translationStore.get().language

/** Formats a number in the current language; options as for `Intl.NumberFormat`. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(language(), options).format(value)

/**
 * Formats an amount of money: `4,99 €`, `¥499`. Decimals depend on the currency; an unknown code follows the number.
 */
export function formatMoney(amount: number, currency: string): string {
  try {
    return numberFormat(language(), { style: 'currency', currency }).format(amount)
  } catch {
    return `${numberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} ${currency}`.trim()
  }
}
