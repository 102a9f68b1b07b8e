import * as z from 'zod/mini'

import { listOf, optionalName, optionalText as text } from '../machinery/wire-values'

/** Kind of input for a restriction: a limit, a switch, or one of `options`. */
const restrictionSchema = z.looseObject({
  name: z.string(),
  type: z._default(z.enum(['number', 'bool', 'select']), 'number'),
  display_name: text,
  description: text,
  options: listOf(z.looseObject({ value: z.union([z.string(), z.number()]), label: text })),
})

/** A permission that roles, plans and users can be granted, with the restrictions that it offers. */
export const offeredPermissionSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  display_name: optionalName,
  description: text,
  /** Heading in the picker, e.g. `music`. */
  group: text,
  restrictions: listOf(restrictionSchema),
})
/** An offered permission after parsing. */
export type OfferedPermission = z.output<typeof offeredPermissionSchema>

/** Permissions in a request (backend contract, sections 3.3 and 7). */
export const permissionsBody = z.array(
  z.object({
    id: z.number(),
    restrictions: z.array(
      z.object({ name: z.string(), value: z.nullable(z.union([z.number(), z.boolean(), z.string()])) }),
    ),
  }),
)
/** Permissions in a request. */
export type PermissionsBody = z.output<typeof permissionsBody>

/** Name of a role or permission in a request. */
export const requiredName = z.string().check(
  z.refine((name) => name.trim() !== '', 'The name field is required.'),
  z.maxLength(255, 'The name may not be greater than 255 characters.'),
)
