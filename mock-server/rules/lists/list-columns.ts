import { unexpected } from '../../kit/mock-failure'
import type { Release } from '../../state/parts/release'
import { tableDefinitions, type TableName } from '../../state/store/db'
import { releases } from '../releases/releases'

const EVERY_TABLE = ['id', 'created_at', 'updated_at']

/** Columns of a table in a release: users are named otherwise in newer ones (backend contract, table 0). */
function columnsOf(table: TableName, release: Release): readonly string[] {
  const { columns } = tableDefinitions[table]
  if (!columns) return []
  return [...EVERY_TABLE, ...columns, ...(table === 'users' ? releases[release].userNames.split(', ') : [])]
}

/**
 * Throws Laravel's 500 for a column that the database lacks: the backend passes `orderBy` on unchecked. `joined` are
 * columns that the list adds.
 */
export function requireColumn(
  column: string,
  { table, joined = [] }: { table: TableName; joined?: readonly string[] },
  release: Release,
): void {
  if (joined.includes(column) || columnsOf(table, release).includes(column)) return
  throw unexpected()
}
