import { Plus, UsersRound } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { type OwnPlaylist, useNewPlaylist, useOwnPlaylists } from '@/core/shared/media/playlists'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { NavLink } from '@/ui/links/link'

import { MenuLinks } from './menu-links'

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
    <aside className="sticky top-[var(--banner-height,0px)] hidden h-[calc(100dvh-var(--banner-height,0px))] flex-col gap-6 overflow-y-auto border-e border-divider bg-background-alt px-2 py-5 scrollbar-none menu-wide:px-4 pb-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height)+1.25rem)] md:flex">
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

/** The user's playlists in the sidebar with a button for a new one; hidden when there are neither. */
function SidebarPlaylists() {
  const { t } = useTranslation()
  const create = useNewPlaylist()
  const own = useOwnPlaylists()
  if (!create && own.length === 0) return null
  return (
    <nav aria-label={t('Your playlists')} className="hidden min-h-0 flex-1 flex-col menu-wide:flex">
      <div className="flex items-center justify-between ps-3">
        <h2 className="text-sm font-bold text-muted">{t('Your playlists')}</h2>
        {create && <IconButton label={t('New playlist')} icon={<Plus aria-hidden />} size="sm" onClick={create} />}
      </div>
      <ul className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        {own.map((playlist) => (
          <li key={playlist.id}>
            <PlaylistLink playlist={playlist} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PlaylistLink({ playlist }: { playlist: OwnPlaylist }) {
  const { t } = useTranslation()
  return (
    <NavLink
      to={paths.playlist.link(playlist)}
      title={playlist.name}
      className={({ isActive }) =>
        classNames(
          'flex min-h-target items-center gap-2 rounded-button px-3 font-semibold',
          isActive ? 'bg-selected text-primary' : 'text-muted hover:bg-hover hover:text-main',
        )
      }
    >
      <span className="min-w-0 flex-1 truncate">{playlist.name}</span>
      {playlist.collaborative && <UsersRound role="img" aria-label={t('Collaborative')} className="size-4 shrink-0" />}
    </NavLink>
  )
}
