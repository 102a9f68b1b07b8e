import { isSameText } from '@/lib/text'
import type { Option, OptionValue } from '@/ui/pickers/option'

type Model<Id> = { id: Id; name: string }

/** How a field offers a record that its search has not found. */
export type Creatable<Id = number> = {
  /** Text of the option, with the typed name. */
  label: (name: string) => string
  /** Asks for the rest, and creates the record; resolves to undefined if the user cancels. Throws ApiError. */
  create: (name: string) => Promise<Model<Id> | undefined>
}

/** Value of the option that creates a record: the first of a text, which no id begins with. */
const CREATES = 'new:'

/** Adds an option that creates a record by the typed name, unless the search has found one of that name. */
export function withCreation<Id extends OptionValue>(
  options: readonly Option<Id>[],
  text: string,
  creatable: Creatable<Id> | undefined,
): Option<Id | string>[] {
  const name = text.trim()
  if (!creatable || name === '' || options.some(({ label }) => isSameText(label, name))) return [...options]
  return [...options, { value: CREATES + name, label: creatable.label(name) }]
}

/** Returns the name of the record that an option creates; undefined for a found record. */
export const createdName = (value: OptionValue): string | undefined =>
  typeof value === 'string' && value.startsWith(CREATES) ? value.slice(CREATES.length) : undefined
