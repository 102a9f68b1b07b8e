import { Heart, HeartOff, ListPlus } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/navigation/use-members-only'
import { useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Likeable } from '@/core/shared/media/likes/save-likes'
import { useLike } from '@/core/shared/media/likes/use-like'
import type { MediaItem } from '@/core/shared/media/media-item'
import { useOwnPlaylists } from '@/core/shared/media/playlists'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { addToPlaylist, followPlaylist } from '../playlists'
import { hasTracks, tracksOfItem } from './use-queue-entries'

const isLikeable = (item: MediaItem): item is Extract<MediaItem, Likeable> =>
  ['track', 'album', 'artist'].includes(item.model_type)

/** Menu entries to like an item, follow a playlist, and add tracks to a playlist. */
export function useLibraryEntries(item: MediaItem): MenuEntry[] {
  const like = useLikeEntry(item)
  const follow = useFollowEntry(item)
  const playlist = usePlaylistEntry(item)
  return [like, follow, playlist].filter((entry) => entry !== null)
}

/** Argument of the hook for items that cannot be liked; its result is not used. */
const UNUSED = { model_type: 'track', id: 0, name: '' } as const

function useLikeEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const { isLiked, toggle } = useLike(isLikeable(item) ? item : UNUSED)
  if (!isLikeable(item)) return null
  const labels =
    item.model_type === 'artist' ? [t('Follow'), t('Unfollow')] : [t('Add to library'), t('Remove from library')]
  return {
    id: 'like',
    label: labels[Number(isLiked)] ?? '',
    icon: isLiked ? <HeartOff aria-hidden /> : <Heart aria-hidden />,
    onSelect: toggle,
  }
}

/**
 * Only for other users' playlists. A collaborative one may be listed because the user edits it, so only its page
 * offers to unfollow it.
 */
function useFollowEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const follow = useSyncExternalStore(followPlaylist.subscribe, followPlaylist.get)
  const user = useUser()
  const own = useOwnPlaylists()
  const requireMember = useMembersOnly()
  if (!follow || item.model_type !== 'playlist' || item.owner_id === user?.id) return null
  const isFollowed = own.some(({ id }) => id === item.id)
  if (isFollowed && item.collaborative) return null
  return {
    id: 'follow',
    label: isFollowed ? t('Unfollow') : t('Follow'),
    icon: isFollowed ? <HeartOff aria-hidden /> : <Heart aria-hidden />,
    onSelect: () => requireMember(() => follow(item, !isFollowed)),
  }
}

function usePlaylistEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const add = useSyncExternalStore(addToPlaylist.subscribe, addToPlaylist.get)
  const requireMember = useMembersOnly()
  if (!add || !hasTracks(item)) return null
  const start = () => void tracksOfItem(item).then(add, announceFailure)
  return {
    id: 'playlist',
    label: t('Add to playlist'),
    icon: <ListPlus aria-hidden />,
    onSelect: () => requireMember(start),
  }
}
