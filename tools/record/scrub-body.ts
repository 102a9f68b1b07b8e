import type * as z from 'zod/mini'

import { SECRET_FIELD, type Scrubber } from '../contract/scrub'

/** Fields of a person that identify them; blanked in recorded responses. */
const PERSONAL_FIELD =
  /^(?:display_name|name|first_name|last_name|username|avatar|description|bio|city|country|address)/

/** Folder of the pictures that the mock draws for a row; other rows have none. */
const FOLDERS: Record<string, string> = {
  artist: 'artist_images',
  album: 'album_images',
  playlist: 'playlist_media',
  genre: 'genre_media',
}

type Json = z.output<z.ZodMiniJSONSchema>
type Row = Record<string, Json>

const isRow = (value: Json): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only people have an avatar or an email address; genres and tags have a `name` beside their `display_name`. */
const isPerson = (row: Row): boolean =>
  row['model_type'] === 'user' || 'avatar' in row || 'email' in row || ('display_name' in row && !('name' in row))

function drawnPicture({ id, model_type: model }: Row): string | null {
  const folder = typeof model === 'string' && Object.hasOwn(FOLDERS, model) ? FOLDERS[model] : undefined
  return folder === undefined ? null : `storage/${folder}/${String(id)}.svg`
}

function scrubField(field: string, value: Json, row: Row, scrubber: Scrubber): Json {
  const { id, model_type: model } = row
  if (typeof value !== 'string') return scrubValue(value, scrubber)
  if (/^image|^poster/.test(field)) return drawnPicture(row)
  if (field === 'src' && model === 'track')
    return /^[\w-]{11}$/.test(value) ? value : `storage/track_media/${String(id)}.wav`
  if (isPerson(row) && PERSONAL_FIELD.test(field)) return value === '' ? value : `Scrubbed ${String(id ?? '')}`
  return SECRET_FIELD.test(field) ? 'scrubbed' : scrubber.scrub(value)
}

function scrubValue(value: Json, scrubber: Scrubber): Json {
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, scrubber))
  if (!isRow(value)) return typeof value === 'string' ? scrubber.scrub(value) : value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, scrubField(field, inner, value, scrubber)]),
  )
}

/** Removes people, secrets and links to the live site's files from a response, and keeps its shape. */
export const scrubBody = (body: Json, scrubber: Scrubber): Json => scrubValue(body, scrubber)
