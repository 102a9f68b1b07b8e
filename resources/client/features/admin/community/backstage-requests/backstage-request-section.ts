import { MicVocal } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Requests for access to an artist's backstage area, which administrators approve or deny. */
export const backstageRequestSection = defineResource(
  {
    id: 'backstage-requests',
    permissionPrefix: 'backstageRequests',
    icon: MicVocal,
    texts: { many: 'Backstage requests', one: 'Backstage request', open: 'Review' },
  },
  () => import('./backstage-request-resource').then(({ backstageRequestResource }) => backstageRequestResource),
)
