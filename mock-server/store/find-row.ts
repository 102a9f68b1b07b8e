import { MockFailure } from '../mock-failure'
import type { Table } from './table'

/** The row of a path's id. Answers 404 in Laravel's words when there is none. */
export function findRow<Row extends { id: number }>(table: Table<Row>, id: string | number, model: string): Row {
  const row = table.get(Number(id))
  if (!row) throw notFound(model, id)
  return row
}

/** Laravel's answer for a row that is not there. */
export const notFound = (model: string, id: string | number): MockFailure =>
  new MockFailure(404, { message: `No query results for model [${model}] ${id}` })
