import { invalid } from '../../kit/mock-failure'
import type { Table } from './table'

/** Throws Laravel's 422 when a row other than `known` has this value in the column. */
export function requireUnique<Row extends { id: number }, Column extends keyof Row & string>(
  table: Table<Row>,
  column: Column,
  value: Row[Column],
  known?: Row,
): void {
  if (table.all().some((row) => row[column] === value && row.id !== known?.id)) {
    throw invalid(column, `The ${column.replaceAll('_', ' ')} has already been taken.`)
  }
}
