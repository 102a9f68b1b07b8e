import { HttpStatus } from '@/contract/machinery/http-status'
import { settingsSchema } from '@/contract/shapes/settings'
import { isObject } from '@/lib/json/json-value'

import { MockFailure } from '../../kit/mock-failure'
import type { Db } from '../../state/store/db'
import { menuError } from './menu-errors'

type Group = Record<string, unknown>

/** Returns the group with the value at the path, without changing the given one. */
function withValue(group: Group, [name = '', ...rest]: readonly string[], value: unknown): Group {
  if (rest.length === 0) return { ...group, [name]: value }
  const inner = group[name]
  return { ...group, [name]: withValue(isObject(inner) ? inner : {}, rest, value) }
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** Validators of single settings: each a message, unless the value is valid. */
const validators: Readonly<Record<string, (value: unknown) => string | false>> = {
  'mail.contact_page_address': (value) =>
    Boolean(value) && !isAddress(value) && 'The mail.contact page address field must be a valid email address.',
  menus: menuError,
  'branding.site_name': (value) => !value && 'The branding.site name field is required.',
}

/** Stores settings by dotted key. Throws 422 with every setting that a validator refuses, and stores none then. */
export function storeSettings(db: Db, values: Readonly<Record<string, unknown>>): void {
  const errors = Object.entries(values).flatMap(([key, value]): [string, string[]][] => {
    const message = validators[key]?.(value)
    return message ? [[key, [message]]] : []
  })
  const stored = Object.entries(values).reduce<Group>(
    (settings, [key, value]) => withValue(settings, key.split('.'), value),
    db.settings,
  )
  const issues = settingsSchema.safeParse(stored).error?.issues ?? []
  for (const { path, message } of issues) errors.push([path.map(String).join('.'), [message]])
  const [first] = errors
  if (first) {
    const body = { message: first[1][0] ?? '', errors: Object.fromEntries(errors) }
    throw new MockFailure(HttpStatus.UnprocessableContent, body)
  }
  db.settings = stored
}
