import * as z from 'zod/mini'

import { csvExport } from '../machinery/csv-export'
import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOrPage, listQuery } from '../machinery/pagination'
import {
  listOf,
  nameText,
  optionalLongText,
  optionalNumber,
  optionalText as text,
  rowFlag,
} from '../machinery/wire-values'
import { permissionsBody, requiredName } from '../shapes/permission-list'
import { permissionSchema } from '../shapes/user'

/** Where a role applies: everywhere, or within a workspace. */
export const roleTypes = ['sitewide', 'workspace'] as const

const roleSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  description: optionalLongText,
  /** Given to new accounts. */
  default: rowFlag,
  /** The role of visitors who are not signed in. */
  guests: rowFlag,
  type: z._default(z.enum(roleTypes), 'sitewide'),
  permissions: listOf(permissionSchema),
  users_count: optionalNumber,
  created_at: text,
  updated_at: text,
})
/** A role after parsing. */
export type Role = z.output<typeof roleSchema>

const roleBody = z.object({
  name: requiredName,
  description: z.optional(z.nullable(z.string())),
  default: z.optional(z.boolean()),
  guests: z.optional(z.boolean()),
  type: z.optional(z.enum(roleTypes)),
  /** All of the role's permissions: the server removes those that are missing (backend contract, trap 30). */
  permissions: permissionsBody,
})

const roleResponse = orEmpty(z.looseObject({ role: z.optional(roleSchema) }))
const memberships = z.object({
  userIds: z.array(z.number()).check(z.minLength(1, 'The user ids field is required.')),
})

/** Roles (backend contract, section 7). Only administrators change them. */
export const roles = {
  list: endpoint({
    method: 'GET',
    path: 'roles',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: listOrPage(roleSchema) }),
  }),
  create: endpoint({ method: 'POST', path: 'roles', body: roleBody, response: roleResponse }),
  update: endpoint({ method: 'PUT', path: 'roles/:id', body: roleBody, response: roleResponse }),
  /** A single id: `1,2` does not work. 204 without a body. */
  remove: endpoint({ method: 'DELETE', path: 'roles/:id', response: emptyResponse }),
  addUsers: endpoint({ method: 'POST', path: 'roles/:id/add-users', body: memberships, response: emptyResponse }),
  removeUsers: endpoint({ method: 'POST', path: 'roles/:id/remove-users', body: memberships, response: emptyResponse }),
  exportCsv: csvExport('roles/csv/export'),
}
