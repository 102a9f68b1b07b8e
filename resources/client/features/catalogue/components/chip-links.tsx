
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

/** Something that more music has in common: a genre or a tag. */
export type ChipLink = { key: string; name: string; to: string }

/** Short links side by side. Nothing without any. */
export function ChipLinks({ label, links, className }: { label: string; links: ChipLink[]; className?: string }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {links.map(({ key, name, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="inline-flex min-h-target items-center rounded-full bg-chip px-4 text-sm font-semibold hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
