import * as z from 'zod/mini'

import { isObject } from '@/lib/json/json-value'

import { settings as usualSettings } from '../seeds/settings'
import { mergeSettings } from '../store/merge-settings'
import { type SeedFile, seedFileSchema } from './seed-file'

type ListName = 'genres' | 'artists' | 'albums' | 'tracks' | 'playlists' | 'channels'

/** Fields of rows that hold ids of other rows. */
const REFERENCES: { [List in ListName]: { [Field in keyof SeedFile[List][number]]?: ListName } } = {
  genres: {},
  artists: { genres: 'genres' },
  albums: { artists: 'artists', genres: 'genres' },
  tracks: { album: 'albums', artists: 'artists', genres: 'genres' },
  playlists: { tracks: 'tracks' },
  channels: {},
}

const listNames = Object.keys(REFERENCES) as ListName[]
const describe = z.locales.en().localeError

/** Lists every mistake of a seed file's content, one line each: the path of the value, and what is wrong with it. */
export function seedProblems(content: unknown): string[] {
  const { issues = [] } = seedFileSchema.safeParse(content, { error: describe }).error ?? {}
  return [
    ...issues.map(({ path, message }) => `${path.map(String).join('.') || 'the file'}: ${message}`),
    ...(isObject(content) ? [...rowProblems(content), ...settingProblems(content['settings'])] : []),
  ]
}

/** Lists ids that occur twice and references to missing rows, also in a file that does not fit the schema. */
function rowProblems(content: Record<string, unknown>): string[] {
  const idsOf = (list: ListName) => rowsOf(content, list).map(({ row }) => row['id'])
  const known = Object.fromEntries(listNames.map((list) => [list, new Set(idsOf(list))])) as Record<
    ListName,
    Set<unknown>
  >
  return listNames.flatMap((list) => {
    const ids = idsOf(list)
    return rowsOf(content, list).flatMap(({ row, place }, index) => [
      ...(ids.indexOf(row['id']) < index ? referencesOf(row, 'id') : []).map(
        ({ id }) => `${place}.id: ${id} occurs twice`,
      ),
      ...Object.entries(REFERENCES[list]).flatMap(([field, target]) =>
        referencesOf(row, field)
          .filter(({ id }) => !known[target].has(id))
          .map(({ id, path }) => `${place}.${path}: ${target} has no id ${id}`),
      ),
    ])
  })
}

function rowsOf(content: Record<string, unknown>, list: ListName) {
  const rows: unknown = content[list]
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => (isObject(row) ? [{ row, place: `${list}.${index}` }] : []))
}

/** Ids in a field of one id or several; the schema reports values that are no ids. */
function referencesOf(row: Record<string, unknown>, field: string): { id: number; path: string }[] {
  const value = row[field]
  const values: [id: unknown, path: string][] = Array.isArray(value)
    ? value.map((id: unknown, index) => [id, `${field}.${index}`])
    : [[value, field]]
  return values.flatMap(([id, path]) => (typeof id === 'number' ? [{ id, path }] : []))
}

const settingProblems = (settings: unknown): string[] =>
  isObject(settings) ? mergeSettings(usualSettings, settings).problems : []
