import { useQuery } from '@tanstack/react-query'

import type { Playlist } from '@/contract/music'
import { useMembersOnly } from '@/core/platform/session/use-members-only'
import { useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { ownPlaylists } from './own/queries'
import { putFollow } from './put-follow'

/** Whether the user keeps somebody's playlist among their own, and the press that changes it. */
export function useFollow(playlist: Playlist) {
  const forMembers = useMembersOnly()
  const isMember = useUser() !== null
  const { data } = useQuery({ ...ownPlaylists(), enabled: isMember })
  const isFollowed = isMember && (data?.pagination.items.some(({ id }) => id === playlist.id) ?? false)
  const toggle = () => forMembers(() => void putFollow(playlist, !isFollowed).catch(announceFailure))
  return { isFollowed, toggle }
}
