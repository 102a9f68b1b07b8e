import { HttpStatus } from '@/contract/machinery/http-status'
import { toCsv } from '@/lib/files/download-file'

import { sessionOf } from '../../backend/backend'
import { errorPage } from '../../kit/error-page'
import { may } from '../../rules/permissions/permissions'
import type { RouteHandler } from './exchange'

const PATTERN = /^(api\/v1\/)?csv\/download\/\d+$/

/** Serves the exported list of users to those who may see it (backend contract, section 3.3). */
export const csvDownload: RouteHandler = ({ request, path, cookies, context: { world } }) => {
  if (!PATTERN.test(path) || request.method !== 'GET') return undefined
  const { db } = world
  const { userId } = sessionOf(world, cookies)
  const user = userId === null ? undefined : db.users.get(userId)
  if (!user || !may(db, user, 'users.view')) return errorPage(HttpStatus.Forbidden, 'This file is not yours.')
  const rows = db.users.all().map(({ id, email, display_name, created_at }) => [id, email, display_name, created_at])
  return new Response(toCsv([['id', 'email', 'name', 'created_at'], ...rows]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="users.csv"' },
  })
}
