import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { WIDE } from '@/lib/browser/wide'
import { classNames } from '@/lib/class-names'
import { usePart } from '@/lib/lazy/use-part'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { NavLink } from '@/ui/links/link'

import { loadBadge } from './load-badge'
import { SectionIcon } from './section-icon'
import { type SectionLink, useSectionLinks } from './use-section-links'

/** The menu of wide screens, with the number of what waits beside its entries. */
export function AdminSidebar() {
  const { t } = useTranslation()
  const groups = useSectionLinks()
  // Narrow screens hide the menu, and request no numbers for it.
  const [WaitingBadge] = usePart(loadBadge, { when: useMediaQuery(WIDE), onFail: 'leave out' })
  return (
    <aside className="sticky top-[var(--banner-height,0px)] hidden h-[calc(100dvh-var(--banner-height,0px))] flex-col print:hidden gap-5 overflow-y-auto border-e border-divider bg-background-alt px-3 py-4 pb-[calc(var(--player-bar-height,0px)+1rem)] md:flex">
      <SiteLogo />
      <nav aria-label={t('Administration')} className="flex flex-col gap-4">
        {groups.map(({ title, links }) => (
          <div key={title ?? ''}>
            {title && <h2 className="px-3 pb-1 text-sm font-bold text-muted">{title}</h2>}
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <MenuLink link={link}>
                    {WaitingBadge && link.section && <WaitingBadge section={link.section} />}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  )
}

function MenuLink({ link, children }: { link: SectionLink; children: ReactNode }) {
  return (
    <NavLink
      to={link.to}
      end={link.to === paths.admin.link()}
      className={({ isActive }) =>
        classNames(
          'flex min-h-target items-center gap-3 rounded-button px-3 font-semibold',
          isActive ? 'bg-selected text-primary' : 'text-muted hover:bg-hover hover:text-main',
        )
      }
    >
      <SectionIcon link={link} />
      <span className="min-w-0">{link.label}</span>
      {children}
    </NavLink>
  )
}
