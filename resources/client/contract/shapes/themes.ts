import * as z from 'zod/mini'

import { listOf, orEmptyMap, rowFlag } from '../machinery/wire-values'

/** Theme: colours, radii and font of the interface (backend contract, section 10). */
export const themeSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z.optional(z.string()),
  values: orEmptyMap(z.union([z.string(), z.number()])),
  is_dark: rowFlag,
  default_light: rowFlag,
  default_dark: rowFlag,
  font: z.optional(z.nullable(z.looseObject({ family: z.string(), google: z.optional(z.nullable(z.boolean())) }))),
})
/** A theme after parsing. */
export type Theme = z.output<typeof themeSchema>

/**
 * `{all, selectedThemeId}` or a plain list, depending on the release. Without themes the style sheet's colours apply.
 */
export const themesSchema = z.pipe(
  z.optional(
    z.nullable(
      z.union([
        z.array(themeSchema),
        z.looseObject({
          all: listOf(themeSchema),
          selectedThemeId: z.optional(z.nullable(z.union([z.number(), z.string()]))),
        }),
      ]),
    ),
  ),
  z.transform((themes) => (!themes || Array.isArray(themes) ? { all: themes ?? [] } : themes)),
)
