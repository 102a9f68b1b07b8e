import { Pencil } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'
import { usePart } from '@/lib/lazy/use-part'
import { IconButton } from '@/ui/buttons/icon-button'

import type { RecordRow } from '../resource'
import type { TypedEdit } from './cell-edit'
import { changeTyped, type EditedCell } from './change-cell'
import { openCell } from './editing-state'
import { FieldEditor } from './field-editor'

type TypedCellProps<Row> = EditedCell<Row, TypedEdit<Row>>

const useOpenCell = (id: number, column: string) => {
  const cell = useSyncExternalStore(openCell.subscribe, openCell.get)
  return cell?.id === id && cell.column === column ? cell : null
}

/** Loads the field of numbers with the first number to edit: it is half as large as the list. */
const loadNumberField = () => import('@/ui/fields/number-field').then(({ NumberField }) => NumberField)

/** A cell's content, or the field that edits it. */
export function TypedCell<Row extends RecordRow>({ children, ...cell }: TypedCellProps<Row> & { children: ReactNode }) {
  const { edit, row, name } = cell
  const { column, isRequired, bounds } = edit
  const open = useOpenCell(row.id, column)
  const [NumberField] = usePart(loadNumberField, {
    when: open !== null && bounds !== undefined,
    onFail: (error) => {
      openCell.set(null)
      announceFailure(error)
    },
  })
  const number = bounds && NumberField && { Field: NumberField, bounds }
  if (!open || (bounds && !number)) return children
  const value = edit.of(row)
  return (
    <FieldEditor
      key={open.error}
      label={edit.label(name)}
      value={value}
      draft={open.draft === undefined ? value : open.draft}
      error={open.error}
      isRepeatable={open.isRepeatable}
      {...{ number, isRequired }}
      onCancel={() => openCell.set(null)}
      onSave={(next) => {
        openCell.set(null)
        void changeTyped(cell, next)
      }}
    />
  )
}

/** Button that opens the field of a cell; it appears while its row is hovered or has the focus. */
export function EditButton<Row extends RecordRow>(cell: TypedCellProps<Row>) {
  const { edit, row, name } = cell
  if (useOpenCell(row.id, edit.column)) return null
  return (
    <IconButton
      size="sm"
      label={edit.label(name)}
      icon={<Pencil />}
      onClick={() => openCell.set({ id: row.id, column: edit.column })}
      className="bg-paper opacity-0 pointer-coarse:hidden [tr:focus-within_&]:opacity-100 [tr:hover_&]:opacity-100"
    />
  )
}
