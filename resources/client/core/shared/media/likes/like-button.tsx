import { Heart } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { loadMovingParts, useMovingParts } from '@/ui/motion/use-moving-parts'

import type { Likeable } from './save-likes'
import { useLike } from './use-like'

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
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    void loadMovingParts()
    toggle()
  }
  return (
    <IconButton
      label={t('Like :name', { name: item.name })}
      pressed={isLiked}
      size={size}
      word={hasWord ? t('Like') : undefined}
      icon={isPressed && isLiked ? <LikedHeart /> : <Heart aria-hidden fill={isLiked ? 'currentColor' : 'none'} />}
      onClick={press}
      className={className}
    />
  )
}

/** Full heart that pops when the user's press has filled it. */
function LikedHeart() {
  const Pop = useMovingParts()?.Pop
  const heart = <Heart aria-hidden fill="currentColor" />
  return Pop ? <Pop>{heart}</Pop> : heart
}
