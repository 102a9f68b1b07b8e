import { useTranslation } from '@/core/i18n/use-translation'
import { SiteMark } from '@/core/screen/site-mark'
import { useUser } from '@/core/session/use-session'

import { MenuLinks } from './menu-links'
import { SidebarPlaylists } from './sidebar-playlists'

/** The main menu of wide screens, and the playlists of who is signed in. */
export function Sidebar() {
  const { t } = useTranslation()
  const hasPlaylists = useUser() !== null
  return (
    <aside className="sticky top-[var(--banner-height,0px)] hidden h-[calc(100dvh-var(--banner-height,0px))] flex-col gap-6 border-e border-divider bg-background-alt px-4 py-5 pb-[calc(var(--player-bar-height,0px)+1.25rem)] md:flex">
      <SiteMark />
      <nav aria-label={t('Main menu')}>
        <MenuLinks position="sidebar-primary" className="flex flex-col gap-1" itemClassName="flex-row gap-3 px-3 min-h-11" />
      </nav>
      {hasPlaylists && <SidebarPlaylists />}
      <nav aria-label={t('More')} className="mt-auto empty:hidden">
        <MenuLinks position="sidebar-secondary" className="flex flex-col gap-1" itemClassName="flex-row gap-3 px-3 min-h-11" />
      </nav>
    </aside>
  )
}
