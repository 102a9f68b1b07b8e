import { localizations } from '@/contract/groups/localizations'

import { localizations as documented } from '../../documented/groups/localizations'
import { invalid } from '../../kit/mock-failure'
import { phpMap } from '../../rules/bootstrap/bootstrap-data'
import { managedPage } from '../../rules/lists/managed-page'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import type { Db, MockLocalization } from '../../state/store/db'
import { findRow, findRows, notFound } from '../../state/store/find-row'
import { requireUnique } from '../../state/store/require-unique'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const find = (db: Db, id: string | undefined): MockLocalization => findRow(db.localizations, id, 'Localization')

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
  requireUnique(db.localizations, 'name', name.trim(), known)
  requireUnique(db.localizations, 'language', language, known)
  return { name: name.trim(), language, updated_at: new Date(now()).toISOString() }
}

/** Reads an uploaded file. Throws 422 unless it holds one object of texts. */
async function readLines(file: File): Promise<Record<string, string>> {
  const refusal = invalid('file', 'The file must be a JSON file of translations.')
  if (!file.name.toLowerCase().endsWith('.json')) throw refusal
  const content: unknown = await new Response(file).json().catch(() => undefined)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw refusal
  if (Object.values(content).some((text) => typeof text !== 'string')) throw refusal
  return content as Record<string, string>
}

export const localizationHandlers = mockGroup(localizations, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), 'localizations.view')
    return managedPage(caller, caller.db.localizations.all(), request.query, {
      table: 'localizations',
      present: withoutLines,
    })
  },

  show: (request) => ({
    localization: present(
      findByIdOrCode(administrator(callerOf(request), 'localizations.view').db, request.params['idOrCode']),
    ),
  }),

  create: (request) => {
    const caller = administrator(callerOf(request), 'localizations.create')
    const { localizations: table } = caller.db
    const columns = columnsOf(caller, request.body)
    const row = table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns, lines: {} })
    return { localization: present(row) }
  },

  update: (request) => {
    const caller = administrator(callerOf(request), 'localizations.update')
    const known = find(caller.db, request.params['id'])
    const columns = { ...columnsOf(caller, request.body, known), lines: request.body.lines }
    return { localization: present(caller.db.localizations.update(known.id, columns)) }
  },

  remove: (request) => {
    const { db } = administrator(callerOf(request), 'localizations.delete')
    for (const { id } of findRows(db.localizations, request.params['ids'], 'Localization')) db.localizations.remove(id)
    return {}
  },

  download: (request) => {
    const { lines, language } = find(administrator(callerOf(request), 'localizations.view').db, request.params['id'])
    const headers = { 'Content-Disposition': `attachment; filename="${language}.json"` }
    return Response.json(lines, { headers })
  },

  upload: async (request) => {
    const { db, now } = administrator(callerOf(request), 'localizations.update')
    const { id } = find(db, request.params['id'])
    const lines = await readLines(request.body.file)
    return { localization: present(db.localizations.update(id, { lines, updated_at: new Date(now()).toISOString() })) }
  },
})
