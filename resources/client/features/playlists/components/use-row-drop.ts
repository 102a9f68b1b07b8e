import { type DragEvent, useState } from 'react'

import { createStore } from '@/lib/store'

/** Index of the dragged row, or null. A store, because the row may unmount when it scrolls out of view. */
export const dragged = createStore<number | null>(null)

type Place = 'before' | 'after'

/** Makes a row a drop target: before itself on its upper half, else after. */
export function useRowDrop(index: number, onMove: ((from: number, to: number) => void) | undefined) {
  const [place, setPlace] = useState<Place | null>(null)
  if (!onMove) return { place: null, dropEvents: {} }

  const placeOf = ({ currentTarget, clientY }: DragEvent<HTMLElement>): Place => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  const dropEvents = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged.get() === null) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setPlace(placeOf(event))
    },
    onDragLeave: () => setPlace(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      const from = dragged.get()
      setPlace(null)
      if (from === null) return
      event.preventDefault()
      dragged.set(null)
      const gap = index + (placeOf(event) === 'after' ? 1 : 0)
      onMove(from, gap > from ? gap - 1 : gap)
    },
  }
  return { place, dropEvents }
}
