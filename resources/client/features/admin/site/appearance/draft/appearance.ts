import * as z from 'zod/mini'

import type { appearance } from '@/contract/groups/appearance'
import type { Output } from '@/contract/machinery/endpoint'
import { decodeLanding } from '@/core/shared/landing/landing-appearance'
import { pathOf } from '@/lib/forms/field-path'
import { valueAt } from '@/lib/json/json-value'

import { editedMenusSchema } from '../menus/edited-menus'
import { editedThemesSchema } from '../themes/edited-themes'

const text = z.catch(z.string(), '')
const idOrText = z.catch(z.nullable(z.union([z.number(), z.string()])), null)
/** Setting that is cast from text, or absent (backend contract, section 1.5). */
const flag = z.pipe(
  z.transform((value) => value === true || value === 1),
  z.boolean(),
)

/** Landing page as it is stored, so that fields which no code knows are saved unchanged. PHP sends no actions as `[]`. */
const landingSchema = z.pipe(
  z.transform((stored) => {
    const { actions, ...landing } = decodeLanding(stored) ?? {}
    return { ...landing, ...(actions !== undefined && { actions: Array.isArray(actions) ? {} : actions }) }
  }),
  z.record(z.string(), z.unknown()),
)
/** The landing page's texts, pictures and links in the editor. */
export type EditedLanding = z.output<typeof landingSchema>

/** Edited values by dotted name: settings, and parts of `appearance` (backend contract, sections 1.5 and 7). */
const shape = {
  'branding.site_name': text,
  'branding.site_description': text,
  'branding.logo_light': text,
  'branding.logo_dark': text,
  'branding.logo_light_mobile': text,
  'branding.logo_dark_mobile': text,
  'branding.favicon': text,
  'homepage.type': text,
  'homepage.value': idOrText,
  'homepage.appearance': landingSchema,
  'homepage.pricing': flag,
  'homepage.trending': flag,
  'themes.user_change': flag,
  'themes.default_id': idOrText,
  menus: editedMenusSchema,
  'custom_code.css': text,
  'custom_code.html': text,
  /** The site's own tags by kind of page, once they are loaded; undefined for the original ones. */
  seo: z.catch(z.record(z.string(), z.optional(z.string())), {}),
  themes: editedThemesSchema,
}

/** Parses stored values; an unreadable one becomes empty. */
export const appearanceSchema = z.object(shape)
/** The edited appearance: an immutable value. */
export type Appearance = z.output<typeof appearanceSchema>
/** Name of one of its values. */
export type ValueName = keyof Appearance
/** Name of a text or picture of the site. */
export type BrandingName = Extract<ValueName, `branding.${string}`>

type Response = Output<typeof appearance.show>
/** Settings in groups, and parts of `appearance`. */
type Values = {
  settings: Record<string, unknown>
  /** The environment's name of the site. */
  siteName?: string | null | undefined
  code?: { css?: string | null | undefined; html?: string | null | undefined }
  themes: readonly unknown[]
}

/** Values that are parts of `appearance`. */
const parts: readonly ValueName[] = ['custom_code.css', 'custom_code.html', 'seo', 'themes']
/** Whether a value is a setting. */
export const isSetting = (name: ValueName): boolean => !parts.includes(name)
/** Names of all values. */
export const valueNames = Object.keys(shape) as ValueName[]
/** Names of the values that are settings. */
export const settingNames = valueNames.filter(isSetting)

function parsed({ settings, siteName, code, themes }: Values): Appearance {
  const values = settingNames.map((name) => [name, valueAt(settings, pathOf(name))] as const)
  return appearanceSchema.parse({
    ...Object.fromEntries(values),
    ...(siteName && { 'branding.site_name': siteName }),
    'custom_code.css': code?.css,
    'custom_code.html': code?.html,
    themes,
  })
}

/** Returns the edited values of a response of `GET admin/appearance/values`. */
export const appearanceOf = ({ settings, appearance: { env, custom_code, themes } }: Response['values']): Appearance =>
  parsed({ settings, siteName: env.app_name, code: custom_code, themes })

/** Returns the original values in such a response: its themes are at most a light and a dark one. */
export const defaultsOf = ({ settings, appearance: { themes } }: Response['defaults']): Appearance =>
  parsed({ settings, themes: [themes.light, themes.dark].filter((theme) => theme !== undefined) })
