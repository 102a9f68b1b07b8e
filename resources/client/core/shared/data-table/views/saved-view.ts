import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import { isSameText } from '@/lib/text'

import { DEFAULT_PAGE_SIZE, type TableState, writeTableState } from '../table-state'

/** Longest name of a view in characters. */
export const MAX_VIEW_NAME = 60

/** Largest number of views of one list. */
export const MAX_VIEWS = 50

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME)),
  /** Search, filters, order and hidden columns as a URL's query; the table parses them when the view is opened. */
  search: z.string().check(z.maxLength(8000)),
  /** Whether the list opens with it. */
  isDefault: z.boolean(),
})

/** A named search, filters, order and columns of a list. */
export type SavedView = z.output<typeof schema>

// Kept through sign-outs, unlike other values of a user: the work of an editor would be lost with them.
const storedViews = (userId: number | null, table: string) =>
  stored({ key: `views:${userId ?? 'guest'}:${table}`, schema: z.array(z.unknown()), isDevicePreference: true })

/** Returns a user's views of a table; drops malformed ones and repeated names. */
export function readViews(userId: number | null, table: string): SavedView[] {
  const views: SavedView[] = []
  for (const value of storedViews(userId, table).read() ?? []) {
    const view = schema.safeParse(value).data
    if (view && !findView(views, view.name)) views.push(view)
  }
  return views.slice(0, MAX_VIEWS)
}

/** Stores a user's views; if they do not fit, keeps those stored before and returns false. */
export function writeViews(userId: number | null, table: string, views: readonly SavedView[]): boolean {
  const storage = storedViews(userId, table)
  const before = storage.read()
  const isWritten = views.length <= MAX_VIEWS && storage.write([...views])
  if (!isWritten && before) storage.write(before)
  return isWritten
}

/** Returns the view that a list opens with. */
export const defaultView = (views: readonly SavedView[]): SavedView | undefined =>
  views.find(({ isDefault }) => isDefault)

/** Finds a view by its name, in any case. */
export const findView = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => isSameText(view.name, name))

/** Returns the part of a table's state that a view keeps, without page and page size. */
export const viewSearch = (state: TableState, hidden: string[]): string =>
  writeTableState(new URLSearchParams(), { ...state, page: 1, perPage: DEFAULT_PAGE_SIZE, hidden }).toString()
