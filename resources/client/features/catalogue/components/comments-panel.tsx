import type { CommentableType } from '@/contract/groups/comments'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useIsChild, usePermission } from '@/core/platform/session/use-session'
import { usePart } from '@/lib/lazy/use-part'

const loadSection = () => import('../comments/comments-section').then((module) => module.CommentsSection)

type CommentsPanelProps = {
  subject: { type: CommentableType; id: number }
  /** Duration of the commented track in milliseconds; 0 for albums. */
  duration?: number
}

/** Comments, if the site enables them and the user may see them; never for children. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { player } = useSettings()
  const isChild = useIsChild()
  const maySee = usePermission('comments.view')
  return player.track_comments && !isChild && maySee ? <LateComments {...props} /> : null
}

function LateComments({ subject, duration = 0 }: CommentsPanelProps) {
  const [CommentsSection] = usePart(loadSection, { when: 'mounted', onFail: 'retry online' })
  return CommentsSection ? <CommentsSection subject={subject} duration={duration} /> : null
}
