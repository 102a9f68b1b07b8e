import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

import type { FormEndpoint } from './form'

/** Lets the endpoint's body schema validate a form: the first message of each field, on the field it is about. */
export const bodyResolver =
  (body: FormEndpoint['body']): Resolver<FieldValues> =>
  (values, _context, { fields }) => {
    const parsed = body.safeParse(values)
    if (parsed.success) return { values: parsed.data as FieldValues, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0] ?? 'root')
      errors[name] ??= { type: 'validation', message, ref: fields[name]?.ref }
    }
    return { values: {}, errors }
  }
