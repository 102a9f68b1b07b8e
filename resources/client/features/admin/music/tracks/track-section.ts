import { Music } from 'lucide-react'

import { trackTexts } from '@/core/shared/music-editing/track/track-texts'
import { defineResource } from '@/features/admin/area'

/** Tracks, in an album or without one. */
export const trackSection = defineResource(
  {
    id: 'tracks',
    permissionPrefix: 'tracks',
    icon: Music,
    texts: { ...trackTexts.texts, add: 'New song' },
    model: 'track',
  },
  () => import('./track-resource').then(({ trackResource }) => trackResource),
)
