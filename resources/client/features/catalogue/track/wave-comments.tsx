import type { Comment } from '@/contract/comments'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Avatar } from '@/ui/pictures/avatar'

import { apart } from './apart'

/** Width of a face, in percent of the wave's: on the narrowest wide screen, and on a phone. */
const FACE = { wide: 4, narrow: 9 }

/** Who said something where on the wave, as many as have room. For the eye alone: the comments themselves are read below. */
export function WaveComments({ comments }: { comments: Comment[] }) {
  if (comments.length === 0) return null
  const onWide = apart(comments, FACE.wide)
  const onNarrow = new Set(apart(onWide, FACE.narrow))
  return (
    <div aria-hidden className="relative h-8 me-8">
      {onWide.map((comment) => {
        const { id, position, user, content } = comment
        return (
          <span
            key={id}
            title={`${user?.display_name ?? ''}: ${content ?? ''}`}
            style={{ insetInlineStart: `${position ?? 0}%` }}
            className={classNames('absolute top-0', !onNarrow.has(comment) && 'max-md:hidden')}
          >
            <Avatar name={user?.display_name ?? ''} src={assetUrl(user?.avatar)} size="sm" />
          </span>
        )
      })}
    </div>
  )
}
