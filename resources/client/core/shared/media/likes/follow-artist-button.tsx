import { UserRoundCheck, UserRoundPlus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ActionButton } from '@/ui/buttons/action-row'

import { useLike } from './use-like'

/** Follows or unfollows an artist; its label shows the current state. */
export function FollowArtistButton({ artist: { id, name } }: { artist: { id: number; name: string } }) {
  const { t } = useTranslation()
  const { isLiked, toggle } = useLike({ model_type: 'artist', id, name })
  return (
    <ActionButton
      variant="outline"
      label="second"
      icon={isLiked ? <UserRoundCheck aria-hidden /> : <UserRoundPlus aria-hidden />}
      onClick={toggle}
    >
      {isLiked ? t('Following') : t('Follow')}
    </ActionButton>
  )
}
