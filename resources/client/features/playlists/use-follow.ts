import { useQuery } from '@tanstack/react-query'

import type { Playlist } from '@/contract/music'
import { optimistic, undoAction } from '@/core/api/optimistic'
import { useTranslation } from '@/core/i18n/use-translation'
import { useMembersOnly } from '@/core/session/use-members-only'
import { useUser } from '@/core/session/use-session'
import { toast } from '@/core/toasts/toast-store'

import { ownPlaylists, patchOwn } from './own/queries'
import { putFollow } from './queries'

/** Whether the user keeps somebody's playlist among their own, and the press that changes it, seen at once. */
export function useFollow(playlist: Playlist) {
  const { t } = useTranslation()
  const forMembers = useMembersOnly()
  const isMember = useUser() !== null
  const { data } = useQuery({ ...ownPlaylists(), enabled: isMember })
  const isFollowed = isMember && (data?.pagination.items.some(({ id }) => id === playlist.id) ?? false)

  const put = (isIn: boolean) =>
    optimistic(
      () => patchOwn((own) => (isIn ? [playlist, ...own] : own.filter(({ id }) => id !== playlist.id))),
      () => putFollow(playlist.id, isIn),
    )
  async function unfollow(): Promise<void> {
    if (!(await put(false))) return
    toast.positive(t('You no longer follow :name.', { name: playlist.name }), { action: undoAction(() => void put(true)) })
  }
  const toggle = () => forMembers(() => void (isFollowed ? unfollow() : put(true)))
  return { isFollowed, toggle }
}
