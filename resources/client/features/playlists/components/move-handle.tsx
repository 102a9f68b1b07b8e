import { GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { summarise } from '@/core/shared/media/media-item'
import { mediaMenu, type MediaMenuSubject } from '@/core/shared/media/menu/media-menu-store'
import { createStore } from '@/lib/store'
import { IconButton } from '@/ui/buttons/icon-button'

/** Index of the dragged row, or null. A store, because the row may unmount when it scrolls out of view. */
const dragged = createStore<number | null>(null)

type MoveHandleProps = { subject: MediaMenuSubject; index: number; onMove: (from: number, to: number) => void }

/** Moves its row by dragging, by arrow key one step at a time, or through the menu it opens on click. */
export function MoveHandle({ subject, index, onMove }: MoveHandleProps) {
  const { t } = useTranslation()
  const name = summarise(subject.item).title
  const button = useRef<HTMLButtonElement>(null)

  function press(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(index, index + step)
    // Keep the moved row's handle in view.
    requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }))
  }
  function start({ currentTarget, dataTransfer }: DragEvent<HTMLElement>): void {
    const row = currentTarget.parentElement
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', name)
    if (row) dataTransfer.setDragImage(row, 16, row.offsetHeight / 2)
    dragged.set(index)
  }
  return (
    <IconButton
      ref={button}
      label={t('Move “:name”', { name })}
      // No `aria-haspopup`: of a menu button, screen readers say that an arrow key opens the menu.
      title={t('Move “:name”: the arrow keys move it, Enter opens a menu', { name })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      icon={<GripVertical aria-hidden />}
      size="sm"
      draggable
      onDragStart={start}
      onClick={({ currentTarget }) => mediaMenu.set({ ...subject, trigger: currentTarget })}
      onDragEnd={() => dragged.set(null)}
      onKeyDown={press}
      className="cursor-grab text-muted active:cursor-grabbing"
    />
  )
}

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
