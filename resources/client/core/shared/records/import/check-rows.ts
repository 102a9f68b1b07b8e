import type { Translation } from '@/core/platform/i18n/translation'

import type { Importable, ImportField, ImportValues } from './importable'
import type { Mapping } from './map-columns'
import type { ImportTable, TableLine } from './read-table'

/** A record of a file: its texts and values by field, and why it cannot be created. */
export type ImportRow = {
  /** Number of its line in the file. */
  id: number
  name: string
  texts: Readonly<Record<string, string>>
  values: ImportValues
  problems: readonly string[]
}

/** Reads the records of a file, and checks each as far as is possible without the server. */
export function checkRows(table: ImportTable, mapping: Mapping, resource: Importable, t: Translation): ImportRow[] {
  const rows = table.lines.map((line) => rowOf(line, mapping, resource, t))
  for (const field of resource.fields) if (field.isUnique) markDuplicates(rows, field, t)
  return rows
}

type CheckedRow = ImportRow & { problems: string[] }

function rowOf(
  { number, cells }: TableLine,
  mapping: Mapping,
  resource: Importable,
  translation: Translation,
): CheckedRow {
  const { fields } = resource
  const texts = Object.fromEntries(
    mapping.flatMap((name, column) => (name !== null && cells[column] ? [[name, cells[column]]] : [])),
  )
  const values: Record<string, unknown> = {}
  /** Problems by field; null for fields without one. */
  const problems = new Map<string, string>()
  for (const field of fields) {
    const text = texts[field.name]
    const value = text === undefined ? undefined : valueOf(field, text, translation)
    if (value !== undefined) values[field.name] = value
    else if (text !== undefined || field.isRequired) problems.set(field.name, problemOf(field, text, translation))
  }
  for (const { path, message } of resource.values.safeParse(values).error?.issues ?? []) {
    const name = String(path[0])
    if (!problems.has(name)) problems.set(name, translation.tServer(message))
  }
  return { id: number, name: texts[fields[0].name] ?? '', texts, values, problems: [...problems.values()] }
}

const valueOf = ({ parse }: ImportField, text: string, { language }: Translation): unknown =>
  parse ? parse(text, language) : text

function problemOf({ label, isSecret, explain }: ImportField, text: string | undefined, translation: Translation) {
  const { t } = translation
  const field = t(label)
  if (text === undefined) return t(':field is missing', { field })
  if (explain) return explain(text, translation)
  return isSecret ? t(':field is unreadable', { field }) : t(':field is unreadable: “:text”', { field, text })
}

/** Adds a problem to each row whose value an earlier one has. */
function markDuplicates(rows: readonly CheckedRow[], { name, label }: ImportField, { t }: Translation): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    const text = row.texts[name]?.toLowerCase()
    if (text === undefined) continue
    const earlier = first.get(text)
    if (earlier === undefined) first.set(text, row.id)
    else row.problems.push(t(':field is the same as in row :row', { field: t(label), row: earlier }))
  }
}
