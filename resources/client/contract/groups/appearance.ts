import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { listOf, optionalText as text, orEmptyMap, settingsGroup } from '../machinery/wire-values'
import { themeSchema } from '../shapes/themes'

/** CSS and HTML that the backend adds to the head of every page. */
const customCodeSchema = settingsGroup({ css: text, html: text })
/** Tags of a kind of page: the site's own, if it has any, and those it came with. */
const seoTagsSchema = z.looseObject({ custom: text, original: text })
/** Rows of themes, unparsed: the editor keeps one that it cannot read. */
const themeRowsSchema = z.pipe(
  z.optional(z.nullable(z.union([z.array(z.unknown()), z.looseObject({ all: listOf(z.unknown()) })]))),
  z.transform((themes) => (Array.isArray(themes) ? themes : (themes?.all ?? []))),
)
const valuesSchema = z.looseObject({
  /** The site's settings in groups, not normalized. */
  settings: settingsGroup({}),
  appearance: settingsGroup({
    env: settingsGroup({ app_name: text }),
    themes: themeRowsSchema,
    custom_code: customCodeSchema,
    /** Names of the kinds of pages with tags of their own. */
    seo: z.optional(z.unknown()),
  }),
})

const defaultsSchema = z.looseObject({
  settings: settingsGroup({}),
  appearance: settingsGroup({
    themes: settingsGroup({ light: z.optional(themeSchema), dark: z.optional(themeSchema) }),
  }),
})

/** A theme to save; one with a text id is created. Saved themes that are missing from the list are deleted. */
export const savedThemeSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z.string().check(z.minLength(1)),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  font: z.optional(
    z.nullable(
      z.looseObject({ family: z.string(), google: z.optional(z.boolean()), category: z.optional(z.string()) }),
    ),
  ),
})
/** A theme as it is saved. */
export type SavedTheme = z.output<typeof savedThemeSchema>

/** {@link SavedTheme}s; a stored one that cannot be read goes back as it came. */
const themeRows = z.array(z.union([savedThemeSchema, z.unknown()]))

/** The site's look (backend contract, section 7). Release C has no such endpoints; there they are a 404. */
export const appearance = {
  show: endpoint({
    method: 'GET',
    path: 'admin/appearance/values',
    response: z.looseObject({ values: valuesSchema, defaults: defaultsSchema }),
  }),
  /** Saves the given parts only. `appearance` must be there, even if it is empty (trap 29). */
  save: endpoint({
    method: 'POST',
    path: 'admin/appearance',
    body: z.object({
      changes: z.object({
        appearance: z.object({
          env: z.optional(z.object({ app_name: z.optional(z.string()) })),
          /** In `{all}`, or a plain list in later releases. */
          themes: z.optional(z.union([z.object({ all: themeRows }), themeRows])),
          custom_code: z.optional(
            z.object({ css: z.optional(z.nullable(z.string())), html: z.optional(z.nullable(z.string())) }),
          ),
        }),
        /** Settings in groups. */
        settings: z.optional(z.record(z.string(), z.unknown())),
      }),
    }),
    response: emptyResponse,
    assumed: 'that settings are nested in every release, that `themes.default_id` 0 names no theme, and the response',
  }),
  /** Comma-separated names: `landing-page,artist-page`. */
  seoTags: endpoint({
    method: 'GET',
    path: 'admin/appearance/seo-tags/:names',
    response: orEmptyMap(z.union([seoTagsSchema, z.string()])),
  }),
  /** Replaces the tags of one kind of page; null brings its original ones back. */
  saveSeoTags: endpoint({
    method: 'PUT',
    path: 'admin/appearance/seo-tags/:names',
    body: z.object({ tags: z.nullable(z.string()) }),
    response: emptyResponse,
    assumed: 'that null resets the tags, and the response',
  }),
}
