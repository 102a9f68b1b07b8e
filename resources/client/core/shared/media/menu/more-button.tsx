import { Ellipsis } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { summarise } from '@/core/shared/media/media-item'
import { useMediaLook } from '@/core/shared/media/media-look'
import { IconButton } from '@/ui/buttons/icon-button'

import { hasMenu, mediaMenu, type MediaMenuSubject } from './media-menu-store'

/**
 * Classes of a button that a mouse reveals by hovering its `group`, to keep lists calm. It is always visible on touch
 * screens, on keyboard focus, and while pressed or expanded.
 */
export const REVEALED =
  'pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 aria-expanded:opacity-100 aria-pressed:opacity-100'

type MoreButtonProps = MediaMenuSubject & { size?: 'sm' | 'md' | 'lg'; className?: string }

const prefetchMenu = () => void import('./open-media-menu').catch(() => {})

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/** Opens the menu of an item; hidden under a MediaLook, as on a child's screens. */
export function MoreButton({ item, extra, size, className }: MoreButtonProps) {
  const { t } = useTranslation()
  const hasOtherLook = useMediaLook() !== null
  if (hasOtherLook || !hasMenu(item)) return null
  const toggle = (trigger: HTMLElement) =>
    mediaMenu.set(mediaMenu.get()?.trigger === trigger ? null : { item, extra, trigger })
  // react-aria mistakes a click by key for one of a screen reader, and then does not focus the menu reliably.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    if (!event.repeat) toggle(event.currentTarget)
  }
  return (
    <IconButton
      label={t('More options for :name', { name: summarise(item).title })}
      aria-haspopup="menu"
      size={size}
      icon={<Ellipsis aria-hidden />}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={({ currentTarget }) => toggle(currentTarget)}
      onKeyDown={press}
      className={className}
    />
  )
}
