import { useQuery } from '@tanstack/react-query'
import { UserCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'

import type { Profile } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/navigation/use-members-only'
import { useUser } from '@/core/platform/session/use-session'
import { Button } from '@/ui/buttons/button'

import { follow, profileQueries } from '../queries'

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

/** Returns whether the user follows a profile and how to change it; null for their own. Guests are sent to sign in. */
export function useFollow(person: Profile) {
  const user = useUser()
  const membersOnly = useMembersOnly()
  const [isSending, setSending] = useState(false)
  const { data } = useQuery({ ...profileQueries.followedIds(user?.id ?? 0), enabled: user !== null })
  if (user?.id === person.id) return null
  const isFollowed = data?.ids.includes(person.id) ?? false

  async function send(): Promise<void> {
    setSending(true)
    await follow(person, !isFollowed)
    setSending(false)
  }

  return {
    isFollowed,
    /** False until the follow state has loaded. */
    isReady: user === null || data !== undefined,
    toggle: () => membersOnly(() => !isSending && void send()),
  }
}
