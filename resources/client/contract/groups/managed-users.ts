import * as z from 'zod/mini'

import { csvExport } from '../machinery/csv-export'
import { endpoint, orEmpty } from '../machinery/endpoint'
import { listOrPage, listQuery } from '../machinery/pagination'
import { wireNumber } from '../machinery/wire-values'
import { assignedPassword, emailAddress, keptPassword } from '../shapes/credentials'
import { permissionsBody } from '../shapes/permission-list'
import { accountSchema, personNames } from './accounts'

const choice = z.optional(z.nullable(z.string()))

const details = {
  ...personNames,
  avatar: choice,
  roles: z.optional(z.array(z.number())),
  permissions: z.optional(permissionsBody),
  email_verified_at: z.optional(z.nullable(z.union([z.boolean(), z.string()]))),
  /** Bytes; null for the site's default. */
  available_space: z.optional(z.nullable(z.number().check(z.minimum(0, 'The space must be at least 0.')))),
  country: choice,
  language: choice,
  timezone: choice,
}

const userResponse = orEmpty(z.looseObject({ user: z.optional(accountSchema) }))

/** Users as administrators manage them (backend contract, section 3.3); `accounts` has the calls for one account. */
export const managedUsers = {
  list: endpoint({
    method: 'GET',
    path: 'users',
    query: z.object({
      ...listQuery,
      roleId: z.optional(wireNumber),
      roleName: z.optional(z.string()),
      permission: z.optional(z.string()),
    }),
    response: z.looseObject({ pagination: listOrPage(accountSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'users',
    body: z.object({ ...details, email: emailAddress, password: assignedPassword }),
    response: userResponse,
  }),
  /** An empty password keeps the old one. */
  update: endpoint({
    method: 'PUT',
    path: 'users/:id',
    body: z.object({ ...details, email: z.optional(emailAddress), password: keptPassword }),
    response: userResponse,
  }),
  exportCsv: csvExport('users/csv/export'),
}
