/** Properties of a table beside the type of its rows. */
export type TableDefinition<Row extends { id: number }> = {
  /**
   * Columns that requests can sort by, beside the id and the dates (backend contract, sections 3.3 to 7); undefined for a
   * table that no list reads.
   */
  columns?: readonly string[]
  /** Permissions over the rows, such as `tags.view`, and the group in which administrators find them. */
  permissions?: { group: string; prefix: string }
  /** Rows of a site in use, if they are few; `seeds/` has the others. */
  rows?: readonly Row[]
}

/** Defines a table of the database. */
export const defineTable = <Row extends { id: number }>(definition: TableDefinition<Row> = {}): TableDefinition<Row> =>
  definition
