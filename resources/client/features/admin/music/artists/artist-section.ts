import { MicVocal } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Artists with their profiles. */
export const artistSection = defineResource(
  {
    id: 'artists',
    permissionPrefix: 'artists',
    icon: MicVocal,
    texts: { many: 'Artists', one: 'Artist', add: 'New artist' },
    model: 'artist',
  },
  () => import('./artist-resource').then(({ artistResource }) => artistResource),
)
