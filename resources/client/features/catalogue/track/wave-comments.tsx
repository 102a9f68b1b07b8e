import '@/styles/components.css'

import type { Comment } from '@/contract/comments'
import { assetUrl } from '@/core/settings/asset-url'
import { Avatar } from '@/ui/pictures/avatar'

/** Who said something where on the wave. For the eye alone: the comments themselves are read below. */
export function WaveComments({ comments }: { comments: Comment[] }) {
  if (comments.length === 0) return null
  return (
    <div aria-hidden className="relative h-8 me-8">
      {comments.map(({ id, position, user, content }) => (
        <span
          key={id}
          title={`${user?.display_name ?? ''}: ${content ?? ''}`}
          style={{ insetInlineStart: `${position ?? 0}%` }}
          className="absolute top-0"
        >
          <Avatar name={user?.display_name ?? ''} src={assetUrl(user?.avatar)} size="sm" />
        </span>
      ))}
    </div>
  )
}
