import { ListMusic } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Playlists of all users, also private ones. */
export const playlistSection = defineResource(
  {
    id: 'playlists',
    permissionPrefix: 'playlists',
    icon: ListMusic,
    texts: { many: 'Playlists', one: 'Playlist', add: 'New playlist' },
    model: 'playlist',
  },
  () => import('./playlist-resource').then(({ playlistResource }) => playlistResource),
)
