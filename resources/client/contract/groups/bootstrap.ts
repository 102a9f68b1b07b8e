import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import {
  listOf,
  nameText,
  optionalText as text,
  orEmptyMap,
  phpMap,
  phpTextMap,
  rowFlag,
} from '../machinery/wire-values'
import { decodeBootstrap } from '../shapes/decode-bootstrap'
import { settingsSchema } from '../shapes/settings'
import { themesSchema } from '../shapes/themes'
import { guestRoleSchema, userSchema } from '../shapes/user'

/** A language and its Laravel translation lines; `lines` is `[]` when empty and absent when translation is off. */
export const localizationSchema = z.looseObject({
  language: z.string(),
  name: text,
  lines: z.optional(z.nullable(phpTextMap())),
})

type Localization = z.output<typeof localizationSchema>

/** One language, the newest release's list of languages with the active code, or PHP's empty list. */
const i18nSchema = z.pipe(
  z.union([
    localizationSchema,
    z.looseObject({ locales: z.array(localizationSchema), active: z.string() }),
    z.array(z.unknown()).check(z.maxLength(0)),
  ]),
  z.transform((i18n): Localization | null => {
    if (Array.isArray(i18n)) return null
    if (!hasLocales(i18n)) return i18n
    return i18n.locales.find(({ language }) => language === i18n.active) ?? null
  }),
)

const hasLocales = (
  i18n: Localization | { locales: Localization[]; active: string },
): i18n is { locales: Localization[]; active: string } => 'locales' in i18n

/** Ids the user has liked or reposted, by model type: `{track: {12: true}}`. */
const idsByModel = orEmptyMap(phpMap(z.boolean()))

/** A playlist that the user owns, edits or follows; has only the fields menus show. */
const ownPlaylistSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  image: text,
  collaborative: rowFlag,
  owner_id: z.optional(z.nullable(z.number())),
})

/** Everything the first screen needs, embedded in the page (backend contract, section 1.4). */
export const bootstrapSchema = z.looseObject({
  settings: settingsSchema,
  csrf_token: text,
  sentry_release: text,
  user: z._default(z.nullable(userSchema), null),
  guest_role: z._default(z.nullable(guestRoleSchema), null),
  i18n: z._default(z.nullable(i18nSchema), null),
  language: text,
  themes: themesSchema,
  show_cookie_notice: rowFlag,
  loaders: orEmptyMap(z.unknown()),
  likes: idsByModel,
  reposts: idsByModel,
  playlists: listOf(ownPlaylistSchema),
  redirectUri: text,
  secondaryRedirectUri: text,
})
/** Bootstrap data after parsing. */
export type Bootstrap = z.output<typeof bootstrapSchema>

/** Bootstrap data in a JSON response: a JSON string, a base64 string or an object. */
export const encodedBootstrap = z.pipe(
  z.pipe(
    z.union([z.string(), z.record(z.string(), z.unknown())]),
    z.transform((value: string | Record<string, unknown>, context) => {
      try {
        return decodeBootstrap(value)
      } catch {
        context.issues.push({ code: 'custom', message: 'Bootstrap data is neither JSON nor base64', input: value })
        return z.NEVER
      }
    }),
  ),
  bootstrapSchema,
)

/** Endpoint for refreshing the bootstrap data. */
export const bootstrap = {
  get: endpoint({
    method: 'GET',
    path: 'bootstrap-data',
    response: z.looseObject({ data: encodedBootstrap }),
  }),
}
