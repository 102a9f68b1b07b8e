import { isExpired, passesLuhn } from '../../../rules/payments/card-input'

/** Fields of a card as they are typed. */
export type CardFields = { number: string; expiry: string; cvc: string }
/** A field of the card. */
export type FieldName = keyof CardFields

/** The first mistake in a field; its code is also the key of its text. */
export type FieldProblem = {
  field: FieldName
  code: 'incomplete_number' | 'invalid_number' | 'incomplete_expiry' | 'invalid_expiry_year_past' | 'incomplete_cvc'
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** Groups a card number by four digits. */
export const formatNumber = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Writes an expiry date as `MM / YY`. */
export function formatExpiry(text: string): string {
  const typed = digits(text)
  const padded = /^[2-9]/.test(typed) ? `0${typed}` : typed
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded
}

/** Reads the fields as Stripe's API takes them; the year is of this century. */
export function readCard({ number, expiry, cvc }: CardFields) {
  const [month = '', year = ''] = expiry.split('/')
  return { number: digits(number), exp_month: Number(month), exp_year: 2000 + Number(year), cvc: digits(cvc) }
}

function numberProblem(number: string): FieldProblem | undefined {
  if (number.length < 13) return { field: 'number', code: 'incomplete_number' }
  return passesLuhn(number) ? undefined : { field: 'number', code: 'invalid_number' }
}

function expiryProblem(fields: CardFields, now: number): FieldProblem | undefined {
  const card = readCard(fields)
  if (digits(fields.expiry).length < 4 || card.exp_month < 1 || card.exp_month > 12)
    return { field: 'expiry', code: 'incomplete_expiry' }
  return isExpired(card, now) ? { field: 'expiry', code: 'invalid_expiry_year_past' } : undefined
}

/** Lists the mistakes, at most one for each field, in the order of the fields. */
export function cardProblems(fields: CardFields, now: number): FieldProblem[] {
  const { number, cvc } = readCard(fields)
  const cvcProblem: FieldProblem | undefined = cvc.length < 3 ? { field: 'cvc', code: 'incomplete_cvc' } : undefined
  return [numberProblem(number), expiryProblem(fields, now), cvcProblem].filter((problem) => problem !== undefined)
}
