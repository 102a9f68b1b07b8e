import { localizations } from '@/contract/localizations'

import { requireUser } from '../accounts/find-user'
import { type Caller, callerOf } from '../caller'
import { mockGroup } from '../mock'
import { invalid } from '../mock-failure'
import { phpMap } from '../pages/bootstrap-data'
import { requirePermission } from '../permissions'
import type { Db, MockLocalization } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow, notFound } from '../store/find-row'
import { listRows } from '../store/listing'

type Right = 'view' | 'create' | 'update' | 'delete'

/** Returns the caller if they may do this with localizations. Throws 401 or 403. */
function localizer(request: Parameters<typeof callerOf>[0], right: Right): Caller {
  const caller = callerOf(request)
  requireUser(caller)
  requirePermission(caller, `localizations.${right}`)
  return caller
}

const find = (db: Db, id = ''): MockLocalization => findRow(db.localizations, id, 'Localization')

/** Finds a localization by id or code. Throws 404. */
function findByIdOrCode(db: Db, idOrCode = ''): MockLocalization {
  const found =
    db.localizations.get(Number(idOrCode)) ?? db.localizations.all().find((row) => row.language === idOrCode)
  if (!found) throw notFound('Localization', idOrCode)
  return found
}

const present = ({ lines, ...localization }: MockLocalization) => ({ ...localization, lines: phpMap(lines) })

const withoutLines = ({ lines, ...localization }: MockLocalization) => localization

type Fields = { name: string; language: string }

/** Columns of a request. Throws 422 when another localization has the name or the language. */
function columnsOf({ db, now }: Caller, { name, language }: Fields, known?: MockLocalization) {
  const others = db.localizations.all().filter(({ id }) => id !== known?.id)
  if (others.some((row) => row.name === name.trim())) throw invalid('name', 'The name has already been taken.')
  if (others.some((row) => row.language === language)) {
    throw invalid('language', 'The language has already been taken.')
  }
  return { name: name.trim(), language, updated_at: new Date(now()).toISOString() }
}

/** Reads an uploaded file. Throws 422 unless it holds one object of texts. */
async function readLines(file: File): Promise<Record<string, string>> {
  const refusal = invalid('file', 'The file must be a JSON file with texts.')
  if (!file.name.toLowerCase().endsWith('.json')) throw refusal
  const content: unknown = await new Response(file).json().catch(() => undefined)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw refusal
  if (Object.values(content).some((text) => typeof text !== 'string')) throw refusal
  return content as Record<string, string>
}

export const localizationHandlers = mockGroup('localizations', localizations, {
  list: (request) => {
    const caller = localizer(request, 'view')
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.localizations.all(), filters, dateReaders)
    return { pagination: listRows(caller, rows.map(withoutLines), query, { order: 'updated_at:desc' }) }
  },

  show: (request) => ({
    localization: present(findByIdOrCode(localizer(request, 'view').db, request.params['idOrCode'])),
  }),

  create: (request) => {
    const caller = localizer(request, 'create')
    const { localizations: table } = caller.db
    const columns = columnsOf(caller, request.body)
    const row = table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns, lines: {} })
    return { localization: present(row) }
  },

  update: (request) => {
    const caller = localizer(request, 'update')
    const known = find(caller.db, request.params['id'])
    const columns = { ...columnsOf(caller, request.body, known), lines: request.body.lines }
    return { localization: present(caller.db.localizations.update(known.id, columns)) }
  },

  remove: (request) => {
    const { db } = localizer(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => find(db, id))
    for (const { id } of rows) db.localizations.remove(id)
    return {}
  },

  download: (request) => {
    const { lines, language } = find(localizer(request, 'view').db, request.params['id'])
    const headers = { 'Content-Disposition': `attachment; filename="${language}.json"` }
    return Response.json(lines, { headers })
  },

  upload: async (request) => {
    const { db, now } = localizer(request, 'update')
    const { id } = find(db, request.params['id'])
    const lines = await readLines(request.body.file)
    return { localization: present(db.localizations.update(id, { lines, updated_at: new Date(now()).toISOString() })) }
  },
})
