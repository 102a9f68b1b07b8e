import type { Comment } from '@/contract/groups/comments'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Avatar } from '@/ui/pictures/avatar'

/** Width of an avatar in percent of the waveform: on the narrowest wide screen, and on a phone. */
const AVATAR_WIDTH = { wide: 4, narrow: 9 }

/** Avatars at comment positions on the waveform, without overlaps. Decorative: the comments are listed below. */
export function WaveComments({ comments }: { comments: Comment[] }) {
  if (comments.length === 0) return null
  const onWide = withoutOverlaps(comments, AVATAR_WIDTH.wide)
  const onNarrow = new Set(withoutOverlaps(onWide, AVATAR_WIDTH.narrow))
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

type PositionedItem = { id: number; position?: number | null | undefined }

/** Drops items that are closer than `gap` percent to the previous one kept; the first of each cluster remains. */
export function withoutOverlaps<Item extends PositionedItem>(items: readonly Item[], gap: number): Item[] {
  let last = -Infinity
  return items
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .filter(({ position }) => {
      const hasRoom = (position ?? 0) - last >= gap
      if (hasRoom) last = position ?? 0
      return hasRoom
    })
}
