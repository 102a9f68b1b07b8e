import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

type MediaTitleProps = { title: string; to: string | null; lines?: 1 | 2; className?: string }

const cuts = { 1: 'block truncate', 2: 'line-clamp-2' } as const

/** The title of an item on a line or two, whole on hover; it leads to the item's page where there is one. */
export function MediaTitle({ title, to, lines = 1, className }: MediaTitleProps) {
  return (
    <p className={classNames('font-bold', className)} title={title}>
      {to ? (
        <Link to={to} className={classNames(cuts[lines], 'hover:underline')}>
          {title}
        </Link>
      ) : (
        <span className={cuts[lines]}>{title}</span>
      )}
    </p>
  )
}
