import { UserCheck, UserPlus } from 'lucide-react'

import type { Profile } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useFollow } from '../use-follow'

/** Follows or unfollows a profile; hidden on the user's own. The small variant, for lists, is less prominent. */
export function FollowButton({ person, size }: { person: Profile; size?: 'sm' | 'md' }) {
  const { t } = useTranslation()
  const following = useFollow(person)
  if (!following) return null
  const { isFollowed, isReady, toggle } = following
  const Icon = isFollowed ? UserCheck : UserPlus
  const name = person.display_name
  return (
    <Button
      variant={isFollowed || size === 'sm' ? 'outline' : 'primary'}
      size={size}
      disabled={!isReady}
      onClick={toggle}
      aria-label={isFollowed ? t('Unfollow :name', { name }) : t('Follow :name', { name })}
    >
      <Icon aria-hidden className="size-5" />
      {isFollowed ? t('Unfollow') : t('Follow')}
    </Button>
  )
}
