import { ChevronRight, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { IconButton } from '../buttons/icon-button'
import { Menu } from '../overlays/menu'
import { useUiTranslation } from '../ui-translation'

/** An ancestor of the current page. */
export type Breadcrumb = { label: string; to: string }

type BreadcrumbsProps = {
  /** Ancestors from the root down, without the current page. */
  items: readonly Breadcrumb[]
  /** Name of the current page. */
  current: string
}

/**
 * Breadcrumbs to the current page, in one line that shortens long names; on narrow screens the middle ones collapse into
 * a menu.
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { t } = useUiTranslation()
  const [first, ...rest] = items
  // A menu for a single page would take as much space as its link.
  const isCollapsed = rest.length > 1
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className="-mx-2 flex items-center text-sm">
        {first && (
          <Crumb>
            <CrumbLink {...first} />
          </Crumb>
        )}
        {isCollapsed && (
          <Crumb className="md:hidden">
            <CollapsedCrumbs pages={rest} />
          </Crumb>
        )}
        {rest.map((page) => (
          <Crumb key={page.to} className={isCollapsed ? 'max-md:hidden' : undefined}>
            <CrumbLink {...page} />
          </Crumb>
        ))}
        <li aria-current="page" className="min-w-0 truncate px-2 font-bold">
          {current}
        </li>
      </ol>
    </nav>
  )
}

function CollapsedCrumbs({ pages }: { pages: Breadcrumb[] }) {
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
    <li className={classNames('flex max-w-2/5 shrink-0 items-center', className)}>
      {children}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </li>
  )
}

function CrumbLink({ label, to }: Breadcrumb) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-target min-w-0 items-center rounded-small px-2 text-muted underline-offset-4 hover:text-main hover:underline"
    >
      <span className="truncate">{label}</span>
    </Link>
  )
}
