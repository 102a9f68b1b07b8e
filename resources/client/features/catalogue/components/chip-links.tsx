import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

/** A genre or tag; `to` is null where there is no link to it. */
export type ChipLink = { key: string; name: string; to: string | null }

const CHIP = 'inline-flex min-h-target items-center rounded-full bg-chip px-4 text-sm font-semibold'

/** Short links side by side. Nothing without any. */
export function ChipLinks({ label, links, className }: { label: string; links: ChipLink[]; className?: string }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {links.map(({ key, name, to }) => (
        <li key={key}>
          {to === null ? (
            <span className={CHIP}>{name}</span>
          ) : (
            <Link to={to} className={classNames(CHIP, 'hover:underline')}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
