import type { ReactNode } from 'react'

import type { FormEndpoint } from '@/core/shared/forms/form'

/** Value of a field that the user types. */
export type TypedValue = string | number | null

/** Value of a field that a list edits. */
export type CellValue = boolean | TypedValue

/** How a list edits a field of its records in a cell. */
export type ValueEdit<Row, Value extends CellValue> = {
  /** Id of the column. */
  column: string
  /** Field of the row and of the request, by which the server names an invalid value. */
  field: keyof Row & string
  /** Accessible name of the control, for the record of this name. */
  label: (name: string) => string
  of: (row: Row) => Value
  /** Sends the new value with everything that the request must repeat. Throws ApiError. */
  save(row: Row, value: Value): Promise<unknown>
}

/** Flag that a switch in the cell changes. */
export type SwitchEdit<Row> = ValueEdit<Row, boolean> & {
  kind: 'switch'
  /** Rest of the cell. */
  besides?: (row: Row) => ReactNode
}

/** Bounds of a whole number. */
export type Bounds = { min: number; max: number }

/** Value that is typed into a field in place of the cell. */
export type TypedEdit<Row, Value extends TypedValue = TypedValue> = ValueEdit<Row, Value> & {
  /** Entry of the row's menu that opens the field; touchscreens show no pencil. */
  entry: string
  /** Validates the value before it is sent. */
  body: FormEndpoint['body']
  isRequired?: boolean
  bounds?: Bounds
}

type TextEdit<Row> = TypedEdit<Row, string> & { kind: 'text' }
type NumberEdit<Row> = TypedEdit<Row, number | null> & { kind: 'number'; bounds: Bounds }

/** A field of a record that its list edits in a cell. */
export type CellEdit<Row> = SwitchEdit<Row> | TextEdit<Row> | NumberEdit<Row>
