import * as z from 'zod/mini'

import { days } from '@/lib/dates/duration'
import type { FileSource } from '@/lib/files/file-sources'

const DATABASE = 'dziesma'
const TABLE = 'files'

/** How long a file can be found again. */
const KEPT_FOR_MS = days(30)

const rowSchema = z.object({
  userId: z.number(),
  key: z.string(),
  handle: z.custom<FileSystemHandle>((value) => value instanceof FileSystemHandle),
  path: z.array(z.string()),
  time: z.number(),
})

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE)
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE, { keyPath: ['userId', 'key'] })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })

/** Sends a request to the browser's database. Rejects where it is missing, blocked or full. */
async function inTable<Result>(send: (table: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(TABLE, 'readwrite')
    const request = send(transaction.objectStore(TABLE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

const rowsOf = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])

/** Reads stored rows: those that are corrupted or too old are left out. */
export const parseRows = (rows: readonly unknown[]): ReadonlyMap<string, FileSource> =>
  new Map(
    rows.flatMap((row) => {
      const { data } = rowSchema.safeParse(row)
      return data && Date.now() - data.time < KEPT_FOR_MS ? [[data.key, { handle: data.handle, path: data.path }]] : []
    }),
  )

/** Changes the table; a database that is missing, blocked or full keeps things as they are. */
async function write<Result>(send: (table: IDBObjectStore) => IDBRequest<Result>): Promise<void> {
  await inTable(send).catch(() => undefined)
}

/** Keeps how to find a file of the user's again; without the browser's database, nothing. */
export const keepFile = (userId: number, key: string, { handle, path }: FileSource): Promise<void> =>
  write((table) => table.put({ userId, key, handle, path, time: Date.now() }))

/** Returns how to find the user's files again, by their keys. */
export const keptFiles = (userId: number): Promise<ReadonlyMap<string, FileSource>> =>
  inTable((table) => table.getAll(rowsOf(userId))).then(parseRows, () => new Map())

/** Forgets one of the user's files. */
export const forgetFile = (userId: number, key: string): Promise<void> => write((table) => table.delete([userId, key]))

/** Forgets all files of a user. */
export const forgetFilesOf = (userId: number): Promise<void> => write((table) => table.delete(rowsOf(userId)))
