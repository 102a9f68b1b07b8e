import * as z from 'zod/mini'

import type { SavedTheme } from '@/contract/groups/appearance'
import { parseTheme } from '@/core/shared/appearance-editor/parse-rows'

import { identityOf, isReadable, rowsSchema, type Unreadable, withIds } from '../draft/stored-rows'

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

function readTheme(stored: unknown) {
  const theme = editedThemeSchema.safeParse(parseTheme(stored)).data
  if (theme) return theme
  const { id: _, ...blank } = blankTheme
  return { ...blank, ...identityOf(stored), stored }
}

/** The site's themes (backend contract, section 10), each with an id. */
export const editedThemesSchema = z.pipe(
  rowsSchema,
  z.transform((sent): EditedTheme[] => withIds(sent.map(readTheme), 'theme')),
)

const savedTheme = ({ font, ...theme }: EditedTheme): SavedTheme => ({
  ...theme,
  font: font && { ...font, google: font.google === true },
})

/** Returns the themes as they are saved: unreadable ones as they were, because the server deletes missing ones. */
export const storedThemes = (themes: readonly EditedTheme[]): unknown[] =>
  themes.map((theme) => (isReadable(theme) ? savedTheme(theme) : theme.stored))
