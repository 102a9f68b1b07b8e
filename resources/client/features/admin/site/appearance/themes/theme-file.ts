import * as z from 'zod/mini'

import { themeVariables } from '@/core/platform/theme/apply-theme'
import { slugify } from '@/lib/slug'

import { type EditedTheme, editedThemeSchema } from './edited-themes'

const fileSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  is_dark: editedThemeSchema.shape.is_dark,
  values: editedThemeSchema.shape.values,
  font: editedThemeSchema.shape.font,
})

/** The parts of a theme that its file holds; it is the default of no mode. */
export type ImportedTheme = Pick<EditedTheme, 'name' | 'is_dark' | 'default_light' | 'default_dark' | 'values' | 'font'>

/** Longest file that is read, in bytes: a theme has about one thousand. */
const MAX_BYTES = 100_000

/** Returns a theme as a JSON file that another site can import. */
export const exportTheme = ({ name, is_dark, values, font }: EditedTheme) => ({
  name: `${slugify(name) || 'theme'}.json`,
  content: new Blob([JSON.stringify({ name, is_dark, values, font }, null, 2)], { type: 'application/json' }),
})

/** Reads an exported theme; keeps only values of the documented formats. Undefined for any other file. */
export async function readThemeFile(file: Blob): Promise<ImportedTheme | undefined> {
  const parsed = file.size <= MAX_BYTES ? fileSchema.safeParse(parseJson(await file.text())).data : undefined
  if (!parsed) return undefined
  const { name, is_dark, font } = parsed
  const flags = { is_dark, default_light: false, default_dark: false }
  const values = themeVariables({ id: 0, ...flags, values: parsed.values }).filter(
    (entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined,
  )
  return values.length > 0 ? { name, ...flags, values: Object.fromEntries(values), font } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
