import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

import { useView } from './editor-context'

/** Where the editor is: a section, and in it a theme, a menu, or a part of one: `menu.item`. */
export type Place = {
  section?: string | undefined
  item?: string | undefined
  /** Row that gets the focus, by the place that it opens. */
  focus?: string | undefined
}

const stateSchema = z.object({ focus: z.string() })

/** The open section, in the query: links, reloads and the back button keep it, and it asks about no unsaved changes. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  return {
    section: params.get('section') ?? undefined,
    item: params.get('item') ?? undefined,
    focus: stateSchema.safeParse(location.state).data?.focus,
    /** Replaces the id in the URL of what is open, which keeps the focus. */
    rename: (item: string): void =>
      setParams((open) => ({ ...Object.fromEntries(open), item }), { replace: true, state: { focus: item } }),
    open: ({ section, item, focus }: Place): void =>
      setParams(
        { ...(section !== undefined && { section }), ...(item !== undefined && { item }) },
        { state: focus === undefined ? null : { focus } },
      ),
  }
}

/** Returns a function that opens a place, in front of the preview where both do not fit. */
export function useReveal(): (place: Place) => void {
  const { section, item, open } = usePlace()
  const [, show] = useView()
  return (place) => {
    show({ isOpen: false })
    if (place.section !== section || place.item !== item) open(place)
  }
}

/** Props of the button that opens a place: it takes the focus when the user comes back, also if its list renders later. */
export function usePlaceButton(place: string) {
  const { focus } = usePlace()
  const ref = useRef<HTMLButtonElement>(null)
  const isTarget = focus === place
  useEffect(() => {
    if (!isTarget) return
    // A list that is navigated by arrows would move the focus to its first row otherwise.
    ref.current?.closest<HTMLElement>('[role=row]')?.focus()
    ref.current?.focus()
  }, [isTarget])
  return { ref, 'data-place': place }
}

/** Returns the item that contains another one: `list` of `list.0`. */
export const itemAround = (item: string): string | undefined =>
  item.includes('.') ? item.slice(0, item.lastIndexOf('.')) : undefined
