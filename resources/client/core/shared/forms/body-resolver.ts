import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

import { valuesOf } from '@/lib/forms/form-values'

import type { FormEndpoint } from './form'
import { messagesByField } from './messages-by-field'

/**
 * Lets the endpoint's body schema validate a form: the first message of each field, on the field it is about. It reads what
 * is on the page, so that nothing is missed that came before the engine, from a password manager or from a script.
 */
export const bodyResolver =
  (body: FormEndpoint['body'], form: HTMLFormElement): Resolver<FieldValues> =>
  () => {
    const parsed = body.safeParse(valuesOf(form))
    if (parsed.success) return { values: parsed.data as FieldValues, errors: {} }
    const errors: FieldErrors = {}
    const issues = parsed.error.issues.map(({ path, message }) => ({ place: path.map(String), message }))
    for (const [name, message] of messagesByField(form, issues)) set(errors, name, { type: 'validation', message })
    return { values: {}, errors }
  }
