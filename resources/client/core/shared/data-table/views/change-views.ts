import type { SavedView } from './saved-view'

type Change = (views: readonly SavedView[]) => SavedView[]

/** Adds a view, or replaces the one called `name`; a new default takes the place of the one before. */
export const withView =
  (view: SavedView, name = view.name): Change =>
  (views) => {
    const others = views.map((one) => (view.isDefault ? { ...one, isDefault: false } : one))
    return others.some((one) => one.name === name)
      ? others.map((one) => (one.name === name ? view : one))
      : [...others, view]
  }

/** Removes the view of a name. */
export const withoutView =
  (name: string): Change =>
  (views) =>
    views.filter((view) => view.name !== name)
