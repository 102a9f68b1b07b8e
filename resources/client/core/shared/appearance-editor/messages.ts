import * as z from 'zod/mini'

import { channelSchema } from '@/contract/groups/channels'
import { optionalText as text, orEmptyMap, settingsGroup } from '@/contract/machinery/wire-values'
import { themeSchema } from '@/contract/shapes/themes'

import { visitorSchema } from './previewed-visitor'

/*
 * Messages between the appearance editor (admin area) and the site in its iframe, as both sides parse them.
 * What the editor sends is fixed by other releases' editors, except our extensions; what the page sends is ours.
 */

/** `source` of every message that an editor sends (backend contract, section 8). */
export const EDITOR_SOURCE = 'be-appearance-editor'

const source = z.literal(EDITOR_SOURCE)
const themeValue = { source, name: z.string(), value: z.string() }

/** Theme rows: a list, or under `all` as one release saves them. */
const themeRows = z.pipe(
  z.union([z.array(themeSchema), z.looseObject({ all: z.array(themeSchema) })]),
  z.transform((themes) => (Array.isArray(themes) ? themes : themes.all)),
)

/**
 * Unsaved values by the names of `GET admin/appearance/values`. A group of settings may have only some of its keys; what
 * is absent stays as the page has it.
 */
const valuesSchema = z.object({
  settings: orEmptyMap(z.unknown()),
  appearance: settingsGroup({ themes: z.optional(themeRows) }),
})

const fontSchema = z.looseObject({ family: z.string(), google: z.optional(z.nullable(z.boolean())) })

/** A message from an editor, sent to `*` and accepted only from the page's own hostname (backend contract, section 8). */
export const editorMessageSchema = z.discriminatedUnion('type', [
  /** Opens a page of the site: a path, or a location of the router. */
  z.object({
    source,
    type: z.literal('navigate'),
    to: z.union([z.string(), z.object({ pathname: text, search: text, hash: text })]),
  }),
  z.object({ source, type: z.literal('setValues'), values: valuesSchema }),
  /** Changes a CSS variable of the active theme. */
  z.object({ ...themeValue, type: z.literal('setThemeValue') }),
  /** Older releases' spelling of `setThemeValue`. */
  z.object({ ...themeValue, type: z.literal('setThemeColor') }),
  /** Changes the active theme's font; null is the site's default font. */
  z.object({ source, type: z.literal('setThemeFont'), value: z.nullable(fontSchema) }),
  /** Shows a theme by its id, which is temporary for a new theme. */
  z.object({ source, type: z.literal('setActiveTheme'), themeId: themeSchema.shape.id }),
  /** Replaces the site's own CSS or HTML; without a value there is none. */
  z.object({ source, type: z.literal('setCustomCode'), mode: z.enum(['css', 'html']), value: text }),
  /** Shows unsaved values of a channel; `revision` changes with its saved content. An extension of ours. */
  z.object({ source, type: z.literal('setChannel'), channel: channelSchema, revision: z.number() }),
  /** Shows the site as a visitor has it. An extension of ours. */
  z.object({ source, type: z.literal('setVisitor'), visitor: visitorSchema }),
])
/** A message from an editor after parsing. */
export type EditorMessage = z.output<typeof editorMessageSchema>

/** Id of a channel that is not saved, which no saved one has; its preview is at this slug. */
export const NEW_CHANNEL_ID = 0

/** Extensions of ours, which only an editor of the page's own origin may send. */
export const extensionTypes: ReadonlySet<EditorMessage['type']> = new Set(['setChannel', 'setVisitor'])

/** `source` of every message that the page sends. */
export const PREVIEW_SOURCE = 'appearance-preview'

const ofPreview = z.literal(PREVIEW_SOURCE)

/** A message from the page, sent only to the exact origin of its parent. No editor depends on it. */
export const previewMessageSchema = z.discriminatedUnion('type', [
  /** The page listens; follows every load, so an editor with unsaved changes sends them again. */
  z.object({ source: ofPreview, type: z.literal('ready'), path: z.string() }),
  /** The page shows another URL: its path with query and fragment, below the site's root. */
  z.object({ source: ofPreview, type: z.literal('routeChanged'), path: z.string() }),
  /**
   * The visitor pressed what a setting defines: its dotted name within `values.settings`, such as `branding.logo_dark`,
   * `menus.0.items.2` or `homepage.appearance.headerTitle`.
   */
  z.object({ source: ofPreview, type: z.literal('settingPressed'), setting: z.string() }),
])
/** A message from the page after parsing. */
export type PreviewMessage = z.output<typeof previewMessageSchema>
