import { holdsTableState, initialTableState, writeTableState } from '../table-state'
import type { SavedView } from './saved-view'

/** Parameter of a URL with the name of the opened view; empty for the whole list in place of the default view. */
const VIEW = 'view'

/** Returns the name of the view that a URL's query has opened; empty without one. */
export const openedName = (params: URLSearchParams): string => params.get(VIEW) ?? ''

/** Opens a view, or the whole list, in a URL's query; keeps parameters that are not the table's. */
export function openView(params: URLSearchParams, view: SavedView | undefined): URLSearchParams {
  const next = writeTableState(params, initialTableState)
  for (const [key, value] of new URLSearchParams(view?.search)) next.set(key, value)
  next.set(VIEW, view?.name ?? '')
  return next
}

/** Opens the default view in a URL's query that chooses nothing. */
export const withDefaultView = (params: URLSearchParams, view: SavedView | undefined): URLSearchParams =>
  view && !params.has(VIEW) && !holdsTableState(params) ? openView(params, view) : params

/** Marks a change as the user's own choice: otherwise, an empty query would open the default view. */
export function keepsChoice(params: URLSearchParams, view: SavedView | undefined): URLSearchParams {
  if (view && !params.has(VIEW) && !holdsTableState(params)) params.set(VIEW, '')
  return params
}

/** Returns a page's URL for other people: with the search of a view in place of its name, and at the first page. */
export function linkOf(href: string, search: string): string {
  const url = new URL(href)
  const params = openView(url.searchParams, { name: '', search, isDefault: false })
  params.delete(VIEW)
  url.search = params.toString()
  url.hash = ''
  return url.href
}
