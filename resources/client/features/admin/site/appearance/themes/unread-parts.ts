import * as z from 'zod/mini'

import type { Theme } from '@/contract/shapes/themes'
import { themeVariables } from '@/core/platform/theme/apply-theme'
import { isObject } from '@/lib/json/json-value'

const fontSchema = z.optional(z.nullable(z.looseObject({ family: z.string() })))
const valueSchema = z.union([z.string(), z.number()])

/** Parts of a theme that the editor cannot read, as they are stored: values of variables by name, and the font. */
export const unreadSchema = z.optional(
  z.object({ values: z.optional(z.record(z.string(), z.unknown())), font: z.optional(z.unknown()) }),
)
/** The parts of a theme that are saved as they were until they are changed. */
export type Unread = z.output<typeof unreadSchema>

/** Sets the parts of a stored theme that are unreadable apart; anything but a theme stays as it is. */
export function withoutUnread(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored['values'])) return stored
  const { values: sent, font, ...theme } = stored
  const entries = Object.entries(sent ?? {})
  const isRead = ([, value]: [string, unknown]) => valueSchema.safeParse(value).success
  const odd = entries.filter((entry) => !isRead(entry))
  const isFontRead = fontSchema.safeParse(font).success
  const unread = { ...(odd.length > 0 && { values: Object.fromEntries(odd) }), ...(!isFontRead && { font }) }
  return { ...theme, values: Object.fromEntries(entries.filter(isRead)), ...(isFontRead && { font }), unread }
}

/** Returns the unreadable parts without the value of a variable. */
export function withoutValue(unread: Unread, name: string): Unread {
  const { [name]: _, ...values } = unread?.values ?? {}
  return unread && { ...unread, values }
}

/** Whether the value of a variable is stored in another format than the documented one, so that the site ignores it. */
export function isUnreadable(theme: Theme & { unread?: Unread }, name: string): boolean {
  if (Object.hasOwn(theme.unread?.values ?? {}, name)) return true
  const value = String(theme.values[name] ?? '').trim()
  return value !== '' && themeVariables({ ...theme, font: null }).some(([each, read]) => each === name && !read)
}
