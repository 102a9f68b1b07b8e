import { ChevronRight, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { IconButton } from '../buttons/icon-button'
import { Menu } from '../overlays/menu'
import { useUiTranslation } from '../ui-translation'

/** A page on the way to this one. */
export type Breadcrumb = { label: string; to: string }

type BreadcrumbsProps = {
  /** From the start on, without this page. */
  items: readonly Breadcrumb[]
  /** Name of this page. */
  current: string
}

/** The way to this page. Where there is little room, what lies in the middle is in a menu. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { t } = useUiTranslation()
  const [first, ...rest] = items
  // A menu for one page would take as much room as that.
  const isFolded = rest.length > 1
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className="-mx-2 flex flex-wrap items-center text-sm">
        {first && (
          <Crumb>
            <CrumbLink {...first} />
          </Crumb>
        )}
        {isFolded && (
          <Crumb className="md:hidden">
            <Between pages={rest} />
          </Crumb>
        )}
        {rest.map((page) => (
          <Crumb key={page.to} className={isFolded ? 'max-md:hidden' : undefined}>
            <CrumbLink {...page} />
          </Crumb>
        ))}
        <li aria-current="page" className="min-w-0 px-2 font-bold">
          {current}
        </li>
      </ol>
    </nav>
  )
}

function Between({ pages }: { pages: Breadcrumb[] }) {
  const { t } = useUiTranslation()
  const label = t('Hidden pages')
  const entries = pages.map((page) => ({ id: page.to, ...page }))
  return (
    <Menu
      label={label}
      groups={[{ id: 'between', entries }]}
      placement="bottom start"
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<Ellipsis />} />}
    />
  )
}

function Crumb({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <li className={classNames('flex min-w-0 items-center', className)}>
      {children}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </li>
  )
}

function CrumbLink({ label, to }: Breadcrumb) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-target items-center rounded-small px-2 text-muted underline-offset-4 hover:text-main hover:underline"
    >
      {label}
    </Link>
  )
}
