import { DiscAlbum } from 'lucide-react'

import { albumTexts } from '@/core/shared/music-editing/album/album-texts'
import { defineResource } from '@/features/admin/area'

/** Albums with their tracks. */
export const albumSection = defineResource(
  {
    id: 'albums',
    permissionPrefix: 'albums',
    icon: DiscAlbum,
    texts: { ...albumTexts.texts, add: 'New album' },
    model: 'album',
  },
  () => import('./album-resource').then(({ albumResource }) => albumResource),
)
