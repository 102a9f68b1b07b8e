import { Link } from 'react-router-dom'

import { classNames } from '@/lib/class-names'

type MediaTitleProps = { title: string; to: string | null; className?: string }

/** The title of an item on one line, whole on hover; it leads to the item's page where there is one. */
export function MediaTitle({ title, to, className }: MediaTitleProps) {
  return (
    <p className={classNames('truncate font-bold', className)} title={title}>
      {to ? (
        <Link to={to} className="block truncate hover:underline">
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
  )
}
