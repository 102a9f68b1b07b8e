import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'

import type { Playlist } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/navigation/use-members-only'
import { useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ActionButton } from '@/ui/buttons/action-row'

import { setPlaylistFollowed } from '../follow-playlist'
import { ownPlaylists } from '../own/queries'

/** Follows or unfollows a playlist; the label shows the current state. */
export function FollowPlaylistButton({ playlist }: { playlist: Playlist }) {
  const { t } = useTranslation()
  const { isFollowed, toggle } = useFollow(playlist)
  return (
    <ActionButton
      variant="outline"
      label="second"
      icon={isFollowed ? <Check aria-hidden /> : <Plus aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? t('Following') : t('Follow')}
    </ActionButton>
  )
}

/** Returns whether the user follows a playlist, and a toggle; guests are sent to sign in. */
function useFollow(playlist: Playlist) {
  const requireMember = useMembersOnly()
  const isMember = useUser() !== null
  const { data } = useQuery({ ...ownPlaylists(), enabled: isMember })
  const isFollowed = isMember && (data?.pagination.items.some(({ id }) => id === playlist.id) ?? false)
  const toggle = () => requireMember(() => void setPlaylistFollowed(playlist, !isFollowed).catch(announceFailure))
  return { isFollowed, toggle }
}
