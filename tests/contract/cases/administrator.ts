import { MISSING_ID } from '../case'
import { filtered } from './filtered'

/** A case that writes as an administrator, which no run does on a live backend. */
export const admin = { as: 'admin', mockOnly: 'writes as an administrator' } as const

/** A case that reads rows of the mock as an administrator. */
export const adminRows = { as: 'admin', mockOnly: 'needs rows of the mock' } as const

/** A case that only reads, as an administrator, and needs no rows of the mock. */
export const reading = { as: 'admin', needs: ['admin'] } as const

/** A case that an artist makes: a user with `music.create`, `music.update` and `music.delete`. */
export const artist = { as: 'artist', mockOnly: 'needs the records of the mock’s artist' } as const

/** A case that only reads, as an artist of a live site who manages music. */
export const artistReads = { as: 'artist', needs: ['artist'] } as const

/** Cases of a call that changes music: an artist may do it with own records and those of managed artists only. */
export const ownMusic = <Input>(own: Input, foreign: Input) => [
  { name: 'an artist’s own', ...artist, input: own, status: 200 },
  { name: 'another owner’s, by an artist', ...artist, input: foreign, status: 403 },
]

/** A case that a user without the permission for the endpoint makes. */
export const unprivileged = { as: 'free', lacksRight: true } as const

/** Refusals of a call that needs a right of administrators. */
export const administratorsOnly = <Input = undefined>(input?: Input) => [
  { name: 'without permission', ...unprivileged, ...(input !== undefined && { input }), status: 403 },
  { name: 'signed out', ...(input !== undefined && { input }), status: 401 },
]

/** Refusals of a call about one record that needs a right of administrators. */
export const recordRefusals = <Input extends { params: { id: number } }>(record: string, input: Input) => [
  { name: `missing ${record}`, ...admin, input: { ...input, params: { id: MISSING_ID } }, status: 404 },
  ...administratorsOnly(input),
]

/** Refusals of a call that reads one record and needs a right of administrators. */
export const readRefusals = <Input extends { params: object }>(record: string, input: Input, missing: Input) => [
  { name: `missing ${record}`, ...reading, input: missing, status: 404 },
  ...administratorsOnly(input),
]

/** A list filtered by two days on which no record changed. */
export const changedBetweenDays = {
  name: 'changed between two days',
  ...reading,
  input: { query: filtered(['updated_at', 'between', { start: '1990-01-01', end: '1990-01-02' }]) },
  status: 200,
  holds: ({ pagination: { items } }: { pagination: { items: readonly unknown[] } }) => items.length === 0,
}

/** A call of an administrator that saves every field of a record. */
export const everyField = <Input, Body>(input: Input, holds: (body: Body) => boolean) => ({
  name: 'every field',
  ...admin,
  input,
  status: 200,
  holds,
})

/** Cases of a call of an administrator that deletes the records with the given ids. */
export const removals = (record: string, records = `${record}s`) =>
  [
    { name: `several ${records}`, ...admin, input: { params: { ids: '1,2' } }, status: 200 },
    { name: `missing ${record}`, ...admin, input: { params: { ids: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { ids: 1 } }),
  ] as const
