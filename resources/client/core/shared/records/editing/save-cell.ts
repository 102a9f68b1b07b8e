import { isUncertain } from '@/core/platform/api/api-error'
import { queryClient, refetchQueriesQuietly } from '@/core/platform/api/query-client'
import { createSerialQueue } from '@/lib/async/serial-queue'

import type { RecordRow, RecordSource } from '../resource'
import { isCode } from '../sections/code-query'
import type { CellValue, ValueEdit } from './cell-edit'
import { loadedPages, loadedRow, patchRows } from './patch-rows'

/** One request at a time: a later one repeats what an earlier one has saved. */
const inTurn = createSerialQueue()

/**
 * Shows a new value in the list immediately and saves it; rolls it back when the server refuses, and throws ApiError.
 * The list keeps its order: all other data is refetched when a screen shows it next.
 */
export async function saveCell<Row extends RecordRow, Value extends CellValue>(
  source: RecordSource<Row>,
  row: Row,
  edit: ValueEdit<Row, Value>,
  value: Value,
): Promise<void> {
  const { field, of } = edit
  const before = row[field]
  patchRows(source, row.id, (shown) => ({ ...shown, [field]: value }))
  try {
    await inTurn(() => edit.save(loadedRow(source, row.id) ?? row, value))
  } catch (error) {
    // A later change of the same field stays.
    patchRows(source, row.id, (shown) => (of(shown) === value ? { ...shown, [field]: before } : shown))
    if (isUncertain(error)) await refetchQueriesQuietly(loadedPages(source))
    throw error
  }
  // A response to an earlier request may have brought the former value meanwhile.
  patchRows(source, row.id, (shown) => (of(shown) === of(row) ? { ...shown, [field]: value } : shown))
  // An editor must not open with the old values: its form would keep them.
  queryClient.removeQueries({ queryKey: source.show(String(row.id)).queryKey, exact: true })
  await queryClient.invalidateQueries({ refetchType: 'none', predicate: (query) => !isCode(query) })
}
