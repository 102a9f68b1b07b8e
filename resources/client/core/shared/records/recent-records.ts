import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

/** Number of remembered records; older ones are dropped. */
export const MAX_RECENT_RECORDS = 8

/** Longest remembered name in characters. */
const MAX_NAME_LENGTH = 200

const recordSchema = z.object({
  /** Id of the resource: `users`. */
  resource: z.string(),
  id: z.number(),
  name: z.string(),
})

/** A record whose editor the user has opened in this browser. */
export type RecentRecord = z.output<typeof recordSchema>

/** Storage of an area, per user. */
const storageOf = (area: string) =>
  stored({ key: `${area}.recent`, profile: getBootstrap().user?.id ?? null, schema: z.array(recordSchema) })

/** Returns the records of an area that the user has opened, latest first. */
export const readRecentRecords = (area: string): RecentRecord[] =>
  (storageOf(area).read() ?? []).slice(0, MAX_RECENT_RECORDS)

const withoutRecord = (area: string, { resource, id }: Pick<RecentRecord, 'resource' | 'id'>): RecentRecord[] =>
  readRecentRecords(area).filter((one) => one.resource !== resource || one.id !== id)

/** Puts a record first. */
export function rememberRecord(area: string, record: RecentRecord): void {
  const shortened = { ...record, name: record.name.slice(0, MAX_NAME_LENGTH) }
  storageOf(area).write([shortened, ...withoutRecord(area, record)].slice(0, MAX_RECENT_RECORDS))
}

/** Forgets a record that is gone. */
export const forgetRecord = (area: string, record: Pick<RecentRecord, 'resource' | 'id'>): void =>
  void storageOf(area).write(withoutRecord(area, record))
