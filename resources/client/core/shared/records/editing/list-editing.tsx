import { Pencil } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

import type { Translation } from '@/core/platform/i18n/translation'
import { type DataColumn, nameOfRow } from '@/core/shared/data-table/column'

import type { ListEditing, RecordRow, RecordSource } from '../resource'
import type { CellEdit } from './cell-edit'
import { announcement, openCell } from './editing-state'
import { SwitchCell } from './switch-cell'
import { EditButton, TypedCell } from './typed-cell'

/** Returns how a list edits fields of its records in their cells. */
export const listEditing = <Row extends RecordRow>(
  source: RecordSource<Row>,
  edits: (t: Translation['t']) => readonly CellEdit<Row>[],
): ListEditing<Row> => ({
  columns: (columns, { t }) => {
    const byColumn = new Map(edits(t).map((edit) => [edit.column, edit]))
    return columns.map((column) => {
      const edit = byColumn.get(column.id)
      return edit ? editableColumn(source, column, edit, (row) => nameOfRow(columns, row)) : column
    })
  },
  actions: ({ id }, { t }) =>
    edits(t).flatMap((edit) =>
      edit.kind === 'switch'
        ? []
        : [
            {
              id: `edit-${edit.field}`,
              label: edit.entry,
              icon: <Pencil aria-hidden className="size-5" />,
              onSelect: () => openCell.set({ id, column: edit.column }),
            },
          ],
    ),
  Announcer: EditAnnouncer,
})

function editableColumn<Row extends RecordRow>(
  source: RecordSource<Row>,
  column: DataColumn<Row>,
  edit: CellEdit<Row>,
  nameOf: (row: Row) => string,
): DataColumn<Row> {
  const cellOf = (row: Row) => ({ source, row, name: nameOf(row) })
  if (edit.kind === 'switch') return { ...column, cell: (row) => <SwitchCell {...cellOf(row)} edit={edit} /> }
  return {
    ...column,
    cell: (row) => (
      <TypedCell {...cellOf(row)} edit={edit}>
        {column.cell(row)}
      </TypedCell>
    ),
    controls: (row) => <EditButton {...cellOf(row)} edit={edit} />,
  }
}

/** Lets screen readers hear the result of a change, and closes the open field with the list. */
function EditAnnouncer() {
  useEffect(
    () => () => {
      openCell.set(null)
      announcement.set('')
    },
    [],
  )
  return (
    <p role="status" className="sr-only">
      {useSyncExternalStore(announcement.subscribe, announcement.get)}
    </p>
  )
}
