import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/storage/session'
import { type FormField, fieldsOf, valuesByName } from '@/lib/forms/form-values'

import type { FormEndpoint, FormOptions } from './form'

const schema = z.record(z.string(), z.unknown())

/** What must not lie around, by what the field says it is for: passwords, one-time codes, bank cards. */
const SECRET = /password|one-time-code|\bcc-/

const isKept = (field: FormField): boolean =>
  field.type !== 'password' &&
  field.type !== 'file' &&
  !SECRET.test(field.autocomplete) &&
  !field.closest('[data-no-draft]')

/** What was typed into a form and not sent, by the names of its fields; of the user who is signed in now. */
export function createDraft<E extends FormEndpoint>({ path }: FormEndpoint, { draft, input }: FormOptions<E>) {
  const { read, write, remove } = storedForSession({
    key: `draft:${draft}:${path}:${JSON.stringify(input ?? {})}`,
    schema,
  })
  return {
    read,
    remove,
    /** Keeps the fields with these names, beside what other fields wait for; without any there is no draft. */
    keep(form: HTMLFormElement, names: readonly string[], others: ReadonlyMap<string, unknown>): void {
      const secret = new Set(
        fieldsOf(form)
          .filter((field) => !isKept(field))
          .map(({ name }) => name),
      )
      const typed = [...valuesByName(form)].filter(([name]) => names.includes(name) && !secret.has(name))
      const kept = [...others, ...typed]
      if (kept.length > 0) write(Object.fromEntries(kept))
      else remove()
    },
  }
}
