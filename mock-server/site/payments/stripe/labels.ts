import type { StripeError } from '@stripe/stripe-js'

const en = {
  method: 'Payment method',
  card: 'Card',
  bank: 'Bank (test)',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryFormat: 'MM / YY',
  cvc: 'Security code',
  redirect: 'You will continue on the bank’s page, and return here afterwards.',
  authentication: 'Card authentication',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: 'Your card’s expiration date is incomplete.',
  invalid_expiry_year_past: 'Your card’s expiration year is in the past.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
}
/** Texts of the payment element. */
export type Labels = typeof en

const lv: Labels = {
  method: 'Maksāšanas veids',
  card: 'Karte',
  bank: 'Banka (tests)',
  number: 'Kartes numurs',
  expiry: 'Derīguma termiņš',
  expiryFormat: 'MM / GG',
  cvc: 'Drošības kods',
  redirect: 'Maksājums turpināsies bankas lapā, un pēc tam jūs atgriezīsieties šeit.',
  authentication: 'Kartes autentifikācija',
  incomplete_number: 'Kartes numurs nav pilnīgs.',
  invalid_number: 'Kartes numurs nav derīgs.',
  incomplete_expiry: 'Kartes derīguma termiņš nav pilnīgs.',
  invalid_expiry_year_past: 'Kartes derīguma termiņš ir beidzies.',
  incomplete_cvc: 'Kartes drošības kods nav pilnīgs.',
}

/** Latvian messages of refusals by decline code or code, which the API words in English. */
const REFUSALS: Readonly<Record<string, string>> = {
  card_declined: 'Jūsu karte tika noraidīta.',
  insufficient_funds: 'Jūsu kartē nav pietiekami daudz līdzekļu.',
  expired_card: 'Jūsu kartes derīguma termiņš ir beidzies.',
  incorrect_cvc: 'Jūsu kartes drošības kods nav pareizs.',
  incorrect_number: 'Jūsu kartes numurs nav pareizs.',
  processing_error: 'Apstrādājot jūsu karti, radās kļūda. Mēģiniet vēlreiz pēc brīža.',
  payment_intent_authentication_failure:
    'Mums neizdevās autentificēt jūsu maksāšanas veidu. Izvēlieties citu un mēģiniet vēlreiz.',
  setup_intent_authentication_failure:
    'Mums neizdevās autentificēt jūsu maksāšanas veidu. Izvēlieties citu un mēģiniet vēlreiz.',
}

const isLatvian = (locale: string): boolean => (locale === 'auto' ? navigator.language : locale).startsWith('lv')

/** Returns the texts of a locale: Latvian, or English for any other. */
export const labelsFor = (locale = 'auto'): Labels => (isLatvian(locale) ? lv : en)

/** Translates the message of a refusal as Stripe.js does. */
export function localized(error: StripeError, locale = 'auto'): StripeError {
  const { code = '', decline_code = '' } = error
  const message = isLatvian(locale) ? (REFUSALS[decline_code] ?? REFUSALS[code]) : undefined
  return message === undefined ? error : { ...error, message }
}
