import { Ellipsis } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { summarise } from '@/core/media/media-item'
import { IconButton } from '@/ui/icon-button'

import { mediaMenu, type MediaMenuSubject } from './media-menu-store'

type MoreButtonProps = MediaMenuSubject & { size?: 'sm' | 'md' | 'lg'; className?: string }

/** Opens the menu of an item: all that can be done with it. */
export function MoreButton({ item, extra, size, className }: MoreButtonProps) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('More: :name', { name: summarise(item).title })}
      aria-haspopup="menu"
      size={size}
      icon={<Ellipsis aria-hidden />}
      onClick={({ currentTarget }) => mediaMenu.set({ item, extra, trigger: currentTarget })}
      className={className}
    />
  )
}
