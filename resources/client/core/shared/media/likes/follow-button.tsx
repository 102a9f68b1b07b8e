import { Check, Plus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useLike } from './use-like'

/** Follows or unfollows an artist; its label shows the current state. */
export function FollowButton({ artist: { id, name } }: { artist: { id: number; name: string } }) {
  const { t } = useTranslation()
  const { isLiked, toggle } = useLike({ model_type: 'artist', id, name })
  return (
    <Button variant="outline" size="lg" onClick={toggle}>
      {isLiked ? <Check aria-hidden /> : <Plus aria-hidden />}
      {isLiked ? t('Following') : t('Follow')}
    </Button>
  )
}
