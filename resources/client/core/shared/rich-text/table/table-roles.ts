/**
 * Roles of a table's elements for prosemirror-tables. It knows no sections, so that each `thead`, `tbody` and `tfoot`
 * is a table to it.
 */
export const tableRoles: Readonly<Record<string, 'table' | 'row' | 'cell' | 'header_cell'>> = {
  thead: 'table',
  tbody: 'table',
  tfoot: 'table',
  tr: 'row',
  td: 'cell',
  th: 'header_cell',
}
