import { Captions } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Lyrics of songs: at most one per song. */
export const lyricSection = defineResource(
  {
    id: 'lyrics',
    permissionPrefix: 'lyrics',
    icon: Captions,
    texts: { many: 'Lyrics', one: 'Lyrics', add: 'New lyrics' },
  },
  () => import('./lyric-resource').then(({ lyricResource }) => lyricResource),
)
