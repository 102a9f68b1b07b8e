import { GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { summarise } from '@/core/shared/media/media-item'
import { mediaMenu, type MediaMenuSubject } from '@/core/shared/media/menu/media-menu-store'
import { IconButton } from '@/ui/buttons/icon-button'

import { dragged } from './use-row-drop'

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
      icon={<GripVertical aria-hidden />}
      size="sm"
      draggable
      onDragStart={start}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => mediaMenu.set({ ...subject, trigger: currentTarget })}
      onDragEnd={() => dragged.set(null)}
      onKeyDown={press}
      className="cursor-grab text-muted active:cursor-grabbing"
    />
  )
}
