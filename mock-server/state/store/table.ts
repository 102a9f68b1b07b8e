type RowWithId = { id: number }

/** Rows by id. Worlds share the seed's immutable rows; the first write copies the index. */
export type Table<Row extends RowWithId> = {
  get: (id: number) => Row | undefined
  /** All rows in insertion order. */
  all: () => readonly Row[]
  insert: (row: Row) => Row
  /** Replaces a row with a changed copy. Throws for a missing row. */
  update: (id: number, change: Partial<Row>) => Row
  remove: (id: number) => boolean
  nextId: () => number
}

const indexes = new WeakMap<readonly RowWithId[], ReadonlyMap<number, RowWithId>>()

function indexOf<Row extends RowWithId>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  const known = indexes.get(rows) as ReadonlyMap<number, Row> | undefined
  if (known) return known
  const fresh = new Map(rows.map((row) => [row.id, row]))
  indexes.set(rows, fresh)
  return fresh
}

export function createTable<Row extends RowWithId>(seed: readonly Row[]): Table<Row> {
  let own: Map<number, Row> | undefined
  let list: readonly Row[] | undefined = seed

  const rows = () => own ?? indexOf(seed)
  const write = () => {
    list = undefined
    own ??= new Map(indexOf(seed))
    return own
  }
  const insert = (row: Row) => {
    write().set(row.id, row)
    return row
  }

  return {
    get: (id) => rows().get(id),
    all: () => (list ??= [...rows().values()]),
    insert,
    update(id, change) {
      const row = rows().get(id)
      if (!row) throw new Error(`Cannot update: there is no row ${id}`)
      return insert({ ...row, ...change })
    },
    remove: (id) => write().delete(id),
    nextId: () => 1 + [...rows().keys()].reduce((highest, id) => Math.max(highest, id), 0),
  }
}
