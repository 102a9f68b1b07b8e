import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'

import { usePermission, useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { newPlaylist } from './new-playlist'

/** Makes a playlist and goes to its page; null for those who may not make any. */
export function useNewPlaylist(): (() => void) | null {
  const make = useSyncExternalStore(newPlaylist.subscribe, newPlaylist.get)
  const mayCreate = usePermission('playlists.create')
  const isMember = useUser() !== null
  const navigate = useNavigate()
  if (!make || !mayCreate || !isMember) return null
  return () => void make().then((path) => (path === undefined ? undefined : navigate(path)), announceFailure)
}
