import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { type Rect, TableMap, type TableRect } from '@tiptap/pm/tables'

/** All rows of a `thead`, `tbody` or `tfoot`, as the functions of prosemirror-tables take them. */
export type Section = TableRect

/** The table, the section and the cell that the cursor is in. */
export type TablePlace = {
  /** Position before the table. */
  position: number
  table: Node
  sections: readonly Section[]
  /** The cursor's section. */
  current: Section
  /** Rows and columns of the cursor's cell in its section. */
  cell: Rect
  /** Position before the cell. */
  cellPosition: number
}

/** Returns where the cursor is in a table; undefined outside tables, and in the caption of one. */
export function tablePlace({ selection: { $from } }: EditorState): TablePlace | undefined {
  for (let depth = $from.depth; depth >= 4; depth -= 1) {
    const section = $from.node(depth - 2)
    if ($from.node(depth - 1).type.name !== 'tr' || section.type.spec['tableRole'] !== 'table') continue
    const position = $from.before(depth - 3)
    const table = $from.node(depth - 3)
    const sections = sectionsOf(table, position)
    const current = sections.find(({ tableStart }) => tableStart === $from.start(depth - 2))
    if (!current) return undefined
    const cellPosition = $from.before(depth)
    const cell = current.map.findCell(cellPosition - current.tableStart)
    return { position, table, sections, current, cell, cellPosition }
  }
  return undefined
}

function sectionsOf(table: Node, position: number): Section[] {
  const sections: Section[] = []
  table.forEach((child, offset) => {
    if (child.type.spec['tableRole'] !== 'table') return
    const map = TableMap.get(child)
    const { width: right, height: bottom } = map
    sections.push({ table: child, tableStart: position + offset + 2, map, left: 0, top: 0, right, bottom })
  })
  return sections
}
