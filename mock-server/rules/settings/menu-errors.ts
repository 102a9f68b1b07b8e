import * as z from 'zod/mini'

/** Positions of a menu (backend contract, section 10). */
const positions = [
  'sidebar-primary',
  'sidebar-secondary',
  'mobile-bottom',
  'landing-page-navbar',
  'admin-navbar',
  'admin-sidebar',
  'custom-page-navbar',
  'auth-page-footer',
  'auth-dropdown',
  'account-settings-page',
  'pricing-table-page',
  'contact-us-page',
  'footer',
  'footer-secondary',
] as const

const id = z.union([z.number(), z.string().check(z.minLength(1))])
const map = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value)

const nodeSchema: z.ZodMiniType = z.strictObject({
  tag: z.string(),
  attr: map(z.union([z.string(), z.number()])),
  child: z.optional(z.lazy(() => z.array(nodeSchema))),
})

const itemSchema = z.looseObject({
  id,
  type: z.enum(['route', 'link', 'customPage']),
  label: z.string(),
  action: z.string(),
  order: z.optional(z.number()),
  target: z.optional(z.enum(['_blank', '_self'])),
  roles: z.optional(z.array(z.int())),
  permissions: z.optional(z.array(z.string())),
  // PHP reads `{}` as an empty list.
  settings: z.optional(z.union([map(z.union([z.string(), z.number(), z.boolean()])), z.array(z.never())])),
  subscriptionStatus: z.optional(z.nullable(z.enum(['subscribed', 'unsubscribed']))),
  icon: z.optional(z.nullable(z.array(nodeSchema))),
})

const menusSchema = z.array(
  z.looseObject({ id, name: z.string(), positions: z.array(z.enum(positions)), items: z.array(itemSchema) }),
)

/** Returns what is wrong with saved menus, by the fields and values that section 10 names; false if nothing. */
export function menuError(menus: unknown): string | false {
  const [issue] = menusSchema.safeParse(menus).error?.issues ?? []
  return issue ? `The menus.${issue.path.join('.')} field is invalid.` : false
}
