import { Plus, UsersRound } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { type OwnPlaylist, useOwnPlaylists } from '@/core/shared/media/own-playlists'
import { useNewPlaylist } from '@/core/shared/media/playlist-actions'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { NavLink } from '@/ui/links/link'

/** The user's playlists in the sidebar with a button for a new one; hidden when there are neither. */
export function SidebarPlaylists() {
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
