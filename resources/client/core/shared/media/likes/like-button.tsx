import { Heart } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'

import { type Likeable, useLike } from './use-like'

type LikeButtonProps = {
  item: Likeable & { name: string }
  size?: 'sm' | 'md' | 'lg'
  /** Shows a label under the heart. */
  hasWord?: boolean
  className?: string
}

/** Heart button to like or unlike an item. */
export function LikeButton({ item, size, hasWord = false, className }: LikeButtonProps) {
  const { t } = useTranslation()
  const { isLiked, toggle } = useLike(item)
  return (
    <IconButton
      label={t('Like :name', { name: item.name })}
      pressed={isLiked}
      size={size}
      word={hasWord ? t('Like') : undefined}
      icon={<Heart aria-hidden fill={isLiked ? 'currentColor' : 'none'} />}
      onClick={toggle}
      className={className}
    />
  )
}
