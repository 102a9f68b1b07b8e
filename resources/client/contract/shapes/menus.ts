import * as z from 'zod/mini'

import { listOf, nameText, optionalText as text, orEmptyMap } from '../machinery/wire-values'

/** Node of an icon: the backend stores icons as SVG trees, not as names or URLs. */
export type SvgNode = { tag: string; attr: Record<string, string | number>; child: SvgNode[] }

const svgNodeSchema: z.ZodMiniType<SvgNode> = z.looseObject({
  tag: z.string(),
  attr: orEmptyMap(z.union([z.string(), z.number()])),
  child: z._default(
    z.lazy(() => z.array(svgNodeSchema)),
    [],
  ),
}) as never

/** Menu item and the conditions for showing it (product spec, sections 3 and 5). */
export const menuItemSchema = z.looseObject({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  type: z._default(z.string(), 'link'),
  label: z._default(z.nullable(nameText), ''),
  action: z._default(z.nullable(z.string()), ''),
  target: text,
  roles: listOf(z.number()),
  permissions: listOf(z.string()),
  settings: orEmptyMap(z.unknown()),
  subscriptionStatus: text,
  icon: z.optional(z.nullable(z.array(svgNodeSchema))),
})
/** A menu item after parsing. */
export type MenuItem = z.output<typeof menuItemSchema>

/** Menu and the positions it is shown at (backend contract, section 10). */
export const menuSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  name: text,
  positions: listOf(z.string()),
  items: listOf(menuItemSchema),
})
/** A menu after parsing. */
export type Menu = z.output<typeof menuSchema>
