import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Release } from '../../state/parts/release'
import { releases } from '../releases/releases'

const dated = ['id', 'created_at', 'updated_at']
const music = [...dated, 'name', 'plays', 'popularity']

/** Columns that the database has besides those of a release, by table (backend contract, sections 3.3 to 7). */
const columns = {
  albums: [...music, 'release_date', 'owner_id'],
  artists: [...music, 'verified', 'views'],
  backstage_requests: [...dated, 'artist_name', 'type', 'status', 'user_id'],
  channels: [...dated, 'name', 'slug', 'type', 'public'],
  comments: [...dated, 'content', 'deleted', 'position', 'user_id'],
  custom_domains: [...dated, 'host', 'global', 'user_id'],
  custom_pages: [...dated, 'title', 'slug', 'type', 'user_id'],
  file_entries: [...dated, 'name', 'file_name', 'type', 'mime', 'file_size', 'owner_id'],
  genres: [...dated, 'name', 'display_name', 'popularity'],
  localizations: [...dated, 'name', 'language'],
  lyrics: [...dated, 'text', 'is_synced', 'duration', 'track_id'],
  playlists: [...music, 'views', 'public', 'collaborative', 'owner_id'],
  products: [...dated, 'name', 'position', 'hidden', 'free', 'recommended'],
  reposts: dated,
  roles: [...dated, 'name', 'type', 'default', 'guests'],
  subscriptions: [...dated, 'user_id', 'product_id', 'price_id', 'gateway_name', 'renews_at', 'ends_at'],
  tags: [...dated, 'name', 'display_name', 'type'],
  tracks: [...music, 'number', 'duration', 'release_date', 'owner_id'],
  users: [...dated, 'email', 'first_name', 'last_name'],
} satisfies Record<string, readonly string[]>

/** A table that a list reads. */
export type ListTable = keyof typeof columns

/** Columns of a table in a release: users are named otherwise in newer ones (backend contract, table 0). */
const columnsOf = (table: ListTable, release: Release): readonly string[] =>
  table === 'users' ? [...columns.users, ...releases[release].userNames.split(', ')] : columns[table]

/**
 * Throws Laravel's 500 for a column that the database lacks: the backend passes `orderBy` on unchecked. `joined` are
 * columns that the list adds.
 */
export function requireColumn(
  column: string,
  { table, joined = [] }: { table: ListTable; joined?: readonly string[] },
  release: Release,
): void {
  if (joined.includes(column) || columnsOf(table, release).includes(column)) return
  throw new MockFailure(HttpStatus.InternalServerError, { message: 'There was an issue. Please try again later.' })
}
