import { SwitchField } from '@/ui/fields/switch-field'

import type { RecordRow } from '../resource'
import type { SwitchEdit } from './cell-edit'
import { changeCell, type EditedCell } from './change-cell'

/** Switch in a cell, which takes effect immediately. */
export function SwitchCell<Row extends RecordRow>(cell: EditedCell<Row, SwitchEdit<Row>>) {
  const { edit, row, name } = cell
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <SwitchField
        label={edit.label(name)}
        isLabelHidden
        checked={edit.of(row)}
        onChange={(isOn) => void changeCell(cell, isOn)}
      />
      {edit.besides?.(row)}
    </span>
  )
}
