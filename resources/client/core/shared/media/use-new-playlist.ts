import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'

import { usePermission, useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { newPlaylist } from './new-playlist'

/** Returns a function that creates a playlist and opens its page; null without the permission. */
export function useNewPlaylist(): (() => void) | null {
  const create = useSyncExternalStore(newPlaylist.subscribe, newPlaylist.get)
  const mayCreate = usePermission('playlists.create')
  const isMember = useUser() !== null
  const navigate = useNavigate()
  if (!create || !mayCreate || !isMember) return null
  return () => void create().then((path) => (path === undefined ? undefined : navigate(path)), announceFailure)
}
