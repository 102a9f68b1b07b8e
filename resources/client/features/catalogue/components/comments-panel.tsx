import { lazy, Suspense } from 'react'

import type { CommentableType } from '@/contract/comments'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useIsChild, usePermission } from '@/core/platform/session/use-session'

const CommentsSection = lazy(async () => ({ default: (await import('../comments/comments-section')).CommentsSection }))

type CommentsPanelProps = {
  subject: { type: CommentableType; id: number }
  /** Duration of the commented track in milliseconds; 0 for albums. */
  duration?: number
}

/** Comments, if the site enables them and the user may see them; never for children. */
export function CommentsPanel({ subject, duration = 0 }: CommentsPanelProps) {
  const { player } = useSettings()
  const isChild = useIsChild()
  const maySee = usePermission('comments.view')
  if (!player.track_comments || isChild || !maySee) return null
  return (
    <Suspense>
      <CommentsSection subject={subject} duration={duration} />
    </Suspense>
  )
}
