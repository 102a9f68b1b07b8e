import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isTransient, isUncertain } from '@/core/platform/api/api-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import { announceFailure, failureText } from '@/core/shared/failures/announce-failure'

import type { RecordRow, RecordSource } from '../resource'
import type { CellValue, TypedEdit, TypedValue, ValueEdit } from './cell-edit'
import { announcement, openCell } from './editing-state'
import { saveCell } from './save-cell'

/** A cell of a row that a list edits, and the name of its record. */
export type EditedCell<Row, Edit> = { source: RecordSource<Row>; edit: Edit; row: Row; name: string }

/** Saves the new value of a cell, and lets screen readers hear the result. `onRefused` shows why it was refused. */
export async function changeCell<Row extends RecordRow, Value extends CellValue>(
  { source, edit, row, name }: EditedCell<Row, ValueEdit<Row, Value>>,
  value: Value,
  onRefused: (error: unknown) => void = announceFailure,
): Promise<void> {
  announcement.set('')
  try {
    await saveCell(source, row, edit, value)
    announcement.set(translate('Saved. :field', { field: edit.label(name) }))
  } catch (error) {
    onRefused(error)
  }
}

/** Saves a typed value; opens the field again with one that was not saved, and the reason below it. */
export async function changeTyped<Row extends RecordRow>(
  cell: EditedCell<Row, TypedEdit<Row>>,
  value: TypedValue,
): Promise<void> {
  const { row, edit } = cell
  const reopen = (message: string, isRepeatable = false) => {
    const error = translateIfKnown(message)
    openCell.set({ id: row.id, column: edit.column, draft: value, error, isRepeatable })
    announcement.set(error)
  }
  const issue = issueOf(edit, value)
  if (issue !== undefined) return reopen(issue)
  await changeCell(cell, value, (error) => {
    const message = messageOf(error, edit.field)
    // The user may already edit another cell.
    if (message === undefined || openCell.get() !== null) return announceFailure(error)
    reopen(message, isBusy(error))
    announceFailure(error, { onlyTrace: true })
  })
}

const issueOf = ({ body, field }: Pick<TypedEdit<never>, 'body' | 'field'>, value: TypedValue): string | undefined =>
  body.safeParse({ [field]: value }).error?.issues.find(({ path: [first] }) => first === field)?.message

/** Whether the value may be saved later: no response came, or the server was busy. */
const isBusy = (error: unknown): boolean => error instanceof ApiError && (isTransient(error) || isUncertain(error))

/** Returns the message for the field; undefined for a failure that another value cannot avoid, nor another try. */
function messageOf(error: unknown, field: string): string | undefined {
  if (isBusy(error)) return failureText(error)
  return error instanceof ApiError && error.status === HttpStatus.UnprocessableContent
    ? (error.fieldErrors[field] ?? error.body.message)
    : undefined
}
