import { Ellipsis } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { summarise } from '@/core/shared/media/media-item'
import { useMediaLook } from '@/core/shared/media/media-look'
import { IconButton } from '@/ui/buttons/icon-button'

import { hasMenu, mediaMenu, type MediaMenuSubject } from './media-menu-store'

type MoreButtonProps = MediaMenuSubject & { size?: 'sm' | 'md' | 'lg'; className?: string }

const prepare = () => void import('./open-media-menu').catch(() => {})

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/** Opens the menu of an item: all that can be done with it, where music is shown in the usual way. */
export function MoreButton({ item, extra, size, className }: MoreButtonProps) {
  const { t } = useTranslation()
  const hasOtherLook = useMediaLook() !== null
  if (hasOtherLook || !hasMenu(item)) return null
  const toggle = (trigger: HTMLElement) =>
    mediaMenu.set(mediaMenu.get()?.trigger === trigger ? null : { item, extra, trigger })
  // react-aria takes the click that a key makes for one of a screen reader, and then leaves the focus to chance.
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
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => toggle(currentTarget)}
      onKeyDown={press}
      className={className}
    />
  )
}
