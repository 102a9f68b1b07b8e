import type { MethodInput } from '../../../state/parts/gateway'
import { create } from '../browser/dom'
import {
  type CardFields,
  cardProblems,
  type FieldName,
  type FieldProblem,
  formatExpiry,
  formatNumber,
  readCard,
} from './card-fields'
import type { Labels } from './labels'

/** Way to pay that the form offers. */
export type MethodType = MethodInput['type']

type Field = { input: HTMLInputElement; error: HTMLElement; row: HTMLElement }

const ATTRIBUTES: Readonly<Record<FieldName, { autocomplete: AutoFill; format: (text: string) => string }>> = {
  number: { autocomplete: 'cc-number', format: formatNumber },
  expiry: { autocomplete: 'cc-exp', format: formatExpiry },
  cvc: { autocomplete: 'cc-csc', format: (text) => text.replace(/\D/g, '').slice(0, 4) },
}

function createField(name: FieldName, labels: Labels): Field {
  const { autocomplete, format } = ATTRIBUTES[name]
  const input = create('input', { id: name, autocomplete, inputMode: 'numeric' })
  if (name === 'expiry') input.placeholder = labels.expiryFormat
  input.addEventListener('input', () => {
    // Formatting would move a caret that is not at the end.
    if (input.selectionStart === input.value.length) input.value = format(input.value)
  })
  const error = create('p', { id: `${name}-error`, className: 'error', hidden: true })
  error.setAttribute('role', 'alert')
  const label = create('label', { htmlFor: name }, labels[name])
  return { input, error, row: create('div', { className: 'field' }, label, input, error) }
}

function showProblem({ input, error }: Field, message: string | undefined): void {
  input.setAttribute('aria-invalid', String(message !== undefined))
  input.setAttribute('aria-describedby', message === undefined ? '' : error.id)
  error.textContent = message ?? ''
  error.hidden = message === undefined
}

function createMethods(methods: readonly MethodType[], labels: Labels, select: (type: MethodType) => void) {
  const radios = methods.map((type, index) => {
    const radio = create('input', { type: 'radio', name: 'method', value: type, checked: index === 0 })
    radio.addEventListener('change', () => select(type))
    return create('label', {}, radio, labels[type])
  })
  return create('fieldset', { hidden: methods.length < 2 }, create('legend', {}, labels.method), ...radios)
}

type Options = { methods: readonly MethodType[]; labels: Labels; onChange: () => void; now: () => number }

/** Creates the form of the payment element: methods, and the fields of a card. */
export function createPaymentForm({ methods, labels, onChange, now }: Options) {
  const fields = {
    number: createField('number', labels),
    expiry: createField('expiry', labels),
    cvc: createField('cvc', labels),
  }
  const pair = create('div', { className: 'pair' }, fields.expiry.row, fields.cvc.row)
  const card = create('div', {}, fields.number.row, pair)
  const bank = create('p', { hidden: true }, labels.redirect)
  let type: MethodType = 'card'

  const typed = (): CardFields => ({
    number: fields.number.input.value,
    expiry: fields.expiry.input.value,
    cvc: fields.cvc.input.value,
  })
  const problems = (): FieldProblem[] => (type === 'card' ? cardProblems(typed(), now()) : [])

  function select(methodType: MethodType): void {
    type = methodType
    card.hidden = methodType !== 'card'
    bank.hidden = methodType !== 'bank'
    onChange()
  }

  for (const [name, field] of Object.entries(fields)) {
    field.input.addEventListener('input', () => {
      showProblem(field, undefined)
      onChange()
    })
    field.input.addEventListener('blur', () => {
      const problem = field.input.value === '' ? undefined : problems().find((other) => other.field === name)
      showProblem(field, problem && labels[problem.code])
    })
  }

  return {
    root: create('div', {}, createMethods(methods, labels, select), card, bank),
    type: () => type,
    isEmpty: (): boolean => type === 'card' && Object.values(typed()).every((text) => text === ''),
    isComplete: (): boolean => problems().length === 0,
    focus: (): void => fields.number.input.focus(),
    clear(): void {
      for (const field of Object.values(fields)) {
        field.input.value = ''
        showProblem(field, undefined)
      }
    },
    /** Shows every mistake, focuses the first one, and returns it. */
    validate(): FieldProblem | undefined {
      const found = problems()
      for (const { field, code } of found) showProblem(fields[field], labels[code])
      const [first] = found
      if (first) fields[first.field].input.focus()
      return first
    },
    method: (): MethodInput => (type === 'card' ? { type, card: readCard(typed()) } : { type }),
  }
}
/** Result of {@link createPaymentForm}. */
export type PaymentForm = ReturnType<typeof createPaymentForm>
