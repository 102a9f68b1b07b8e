import { lazy, Suspense } from 'react'

import type { CommentableType } from '@/contract/comments'
import { useIsChild, usePermission } from '@/core/platform/session/use-session'
import { useSettings } from '@/core/platform/settings/use-settings'

const CommentsSection = lazy(async () => ({ default: (await import('../comments/comments-section')).CommentsSection }))

type CommentsPanelProps = {
  subject: { type: CommentableType; id: number }
  /** Length of what is commented on in milliseconds; 0 when it has none. */
  duration?: number
}

/** What listeners say, where the site has that and the visitor may see it. A child does not. */
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
