import { MessageSquare } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Comments on tracks and albums; users write them, and administrators moderate. */
export const commentSection = defineResource(
  {
    id: 'comments',
    permissionPrefix: 'comments',
    icon: MessageSquare,
    texts: { many: 'Comments', one: 'Comment#noun' },
  },
  () => import('./comment-resource').then(({ commentResource }) => commentResource),
)
