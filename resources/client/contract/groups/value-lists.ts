import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, nameText, optionalName, optionalText as text, orEmptyMap } from '../machinery/wire-values'
import { offeredPermissionSchema } from '../shapes/permission-list'

const countrySchema = z.looseObject({ code: z.string(), name: z.string() })
const languageSchema = z.looseObject({ code: z.string(), name: z.string() })
const currencySchema = z.looseObject({ code: z.string(), name: text })

/** Currencies as a list, or as a map by code. */
const currenciesSchema = z.pipe(
  z.optional(z.nullable(z.union([z.array(currencySchema), z.record(z.string(), currencySchema)]))),
  z.transform((currencies) => Object.values(currencies ?? {})),
)

/** A role without its permissions, which `roles.list` has. */
const roleSchema = z.looseObject({ id: z.number(), name: nameText, description: text })

/** Time zones by region, e.g. `Europe`, each with its IANA name and a label. */
const timezonesSchema = orEmptyMap(z.array(z.looseObject({ value: z.string(), text: z.string() })))

const menuItemCategorySchema = z.looseObject({
  name: nameText,
  /** Type of the items in the menu: `route`, `customPage`. */
  type: text,
  items: listOf(z.looseObject({ label: nameText, action: z.string() })),
})

const listsSchema = z.looseObject({
  countries: listOf(countrySchema),
  languages: listOf(languageSchema),
  currencies: currenciesSchema,
  timezones: timezonesSchema,
  localizations: listOf(z.looseObject({ language: z.string(), name: z.string() })),
  workspaceRoles: listOf(roleSchema),
  /** Roles of the whole site. */
  roles: listOf(roleSchema),
  permissions: listOf(offeredPermissionSchema),
  workspacePermissions: listOf(offeredPermissionSchema),
  genres: listOf(z.looseObject({ name: z.string(), display_name: optionalName })),
  /** Fonts of Google Fonts, by popularity. */
  googleFonts: listOf(z.looseObject({ family: z.string(), category: text })),
  /** Targets that a menu item can lead to, by kind. */
  menuItemCategories: listOf(menuItemCategorySchema),
  /** Custom pages. */
  pages: listOf(z.looseObject({ id: z.number(), title: optionalName, slug: text })),
  themes: listOf(z.looseObject({ id: z.union([z.number(), z.string()]), name: optionalName })),
  /** Domains that the site is also reached at. */
  domains: listOf(z.looseObject({ id: z.number(), host: z.string() })),
})

/** Option lists for forms (backend contract, section 7). The server omits empty ones. */
export const valueLists = {
  /** Comma-separated list names: `countries,timezones,roles,permissions`. */
  show: endpoint({
    method: 'GET',
    path: 'value-lists/:names',
    /** PHP sends `[]` when every list is empty. */
    response: z.pipe(
      z.union([listsSchema, z.array(z.unknown()).check(z.maxLength(0))]),
      z.transform((lists) => (Array.isArray(lists) ? listsSchema.parse({}) : lists)),
    ),
    assumed: 'the list names are documented; the rows are not, except those of permissions',
  }),
}
