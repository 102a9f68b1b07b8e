import * as z from 'zod/mini'

import { isObject } from '@/lib/json/json-value'

/** The stored row, where the editor cannot read it: it can be deleted, and is saved as it was. */
export type Unreadable = { stored?: unknown }

/** Whether a row can be edited. */
export const isReadable = (row: Unreadable): boolean => !Object.hasOwn(row, 'stored')

/** A list of rows of any shape; anything else is an empty one. */
export const rowsSchema = z.pipe(
  z.transform((sent: unknown): unknown[] => (Array.isArray(sent) ? sent : [])),
  z.array(z.unknown()),
)

/** Reads the id and the name of a row with other parts that are unreadable. */
export function identityOf(stored: unknown): { id?: string | number; name?: string } {
  const { id, name } = isObject(stored) ? stored : {}
  return {
    ...((typeof id === 'number' || typeof id === 'string') && { id }),
    ...(typeof name === 'string' && { name }),
  }
}

/** Gives rows without an id, and those whose id is taken, one that is the same in every parse. */
export function withIds<Row extends { id?: string | number | null | undefined }>(rows: readonly Row[], prefix: string) {
  const used = new Set<string>()
  return rows.map((row, index) => {
    const id = row.id == null || used.has(String(row.id)) ? `${prefix}-${index}` : row.id
    used.add(String(id))
    return { ...row, id }
  })
}
