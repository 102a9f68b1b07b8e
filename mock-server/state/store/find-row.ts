import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Table } from './table'

/** Finds a row by the id in the path. Throws Laravel's 404. */
export function findRow<Row extends { id: number }>(
  table: Table<Row>,
  id: string | number | undefined,
  model: string,
): Row {
  const row = table.get(Number(id))
  if (!row) throw notFound(model, id ?? '')
  return row
}

/** Finds every row of a list of ids in the path, separated by commas. Throws Laravel's 404. */
export const findRows = <Row extends { id: number }>(table: Table<Row>, ids = '', model: string): Row[] =>
  ids.split(',').map((id) => findRow(table, id, model))

/** Laravel's 404 for a missing row. */
export const notFound = (model: string, id: string | number): MockFailure =>
  new MockFailure(HttpStatus.NotFound, { message: `No query results for model [App\\Models\\${model}] ${id}` })
