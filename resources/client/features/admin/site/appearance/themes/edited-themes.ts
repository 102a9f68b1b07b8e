import * as z from 'zod/mini'

import type { SavedTheme } from '@/contract/groups/appearance'
import { parseTheme } from '@/core/shared/appearance-editor/parse-rows'

import { identityOf, isReadable, rowsSchema, type Unreadable, withIds } from '../draft/stored-rows'
import { unreadSchema, withoutUnread } from './unread-parts'

/** Theme in the editor: as the contract's schema normalizes it, with a name, and a font or null. */
export const editedThemeSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z._default(z.string(), ''),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  is_dark: z._default(z.boolean(), false),
  default_light: z._default(z.boolean(), false),
  default_dark: z._default(z.boolean(), false),
  font: z._default(
    z.nullable(z.looseObject({ family: z.string(), google: z.optional(z.nullable(z.boolean())) })),
    null,
  ),
  unread: unreadSchema,
})
/** A theme in the editor. */
export type EditedTheme = z.output<typeof editedThemeSchema> & Unreadable

/** A theme without values: the style sheet's apply. */
export const blankTheme: EditedTheme = {
  id: '',
  name: '',
  values: {},
  is_dark: false,
  default_light: false,
  default_dark: false,
  font: null,
}

const parse = (stored: unknown) => editedThemeSchema.safeParse(parseTheme(stored)).data

function readTheme(stored: unknown) {
  const theme = parse(stored) ?? parse(withoutUnread(stored))
  if (theme) return theme
  const { id: _, ...blank } = blankTheme
  return { ...blank, ...identityOf(stored), stored }
}

/** The site's themes (backend contract, section 10), each with an id. */
export const editedThemesSchema = z.pipe(
  rowsSchema,
  z.transform((sent): EditedTheme[] => withIds(sent.map(readTheme), 'theme')),
)

const savedTheme = ({ font, unread: _, ...theme }: EditedTheme): SavedTheme => ({
  ...theme,
  font: font && { ...font, google: font.google === true },
})

/** A theme as it is saved, with the parts that the editor cannot read as they were. */
function storedTheme(theme: EditedTheme): unknown {
  const saved = savedTheme(theme)
  const { values, font = saved.font } = theme.unread ?? {}
  return { ...saved, font, values: { ...saved.values, ...values } }
}

/** Returns the themes as they are saved: unreadable ones as they were, because the server deletes missing ones. */
export const storedThemes = (themes: readonly EditedTheme[]): unknown[] =>
  themes.map((theme) => (isReadable(theme) ? storedTheme(theme) : theme.stored))
