import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { SiteLogo } from '@/core/shared/screen/site-logo'

import { MenuLinks } from './menu-links'
import { SidebarPlaylists } from './sidebar-playlists'

const ITEM =
  'min-h-11 flex-col justify-center gap-1 px-1 py-2 text-center text-xs menu-wide:flex-row menu-wide:justify-start menu-wide:gap-3 menu-wide:px-3 menu-wide:text-base'

/**
 * The main menu of wide screens: icons on portrait tablets; with the site's mark and the user's playlists on wider
 * ones.
 */
export function Sidebar() {
  const { t } = useTranslation()
  const hasPlaylists = useUser() !== null
  return (
    <aside className="sticky top-[var(--banner-height,0px)] hidden h-[calc(100dvh-var(--banner-height,0px))] flex-col gap-6 overflow-y-auto border-e border-divider bg-background-alt px-2 py-5 [scrollbar-width:none] menu-wide:px-4 pb-[calc(var(--player-bar-height,0px)+1.25rem)] md:flex">
      <div className="hidden menu-wide:block">
        <SiteLogo />
      </div>
      <nav aria-label={t('Main menu')}>
        <MenuLinks position="sidebar-primary" className="flex flex-col gap-1" itemClassName={ITEM} />
      </nav>
      {hasPlaylists && <SidebarPlaylists />}
      <nav aria-label={t('More')} className="mt-auto empty:hidden">
        <MenuLinks position="sidebar-secondary" className="flex flex-col gap-1" itemClassName={ITEM} />
      </nav>
    </aside>
  )
}
