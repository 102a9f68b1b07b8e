import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { Playlist, Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelError } from '@/core/shared/screen/panel-error'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { SearchField } from '@/ui/fields/search-field'

import { createPlaylist } from '../playlist-dialogs'
import { PlaylistChoice } from './playlist-choice'
import { useEditablePlaylists } from './use-editable-playlists'

type AddToPlaylistDialogProps = { tracks: readonly Track[] } & DialogProps<Playlist>

/** Lists the user's playlists, with search and a button for a new one; closes with the chosen playlist. */
export function AddToPlaylistDialog({ tracks, close }: AddToPlaylistDialogProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const mayCreate = usePermission('playlists.create')
  const { playlists, isPending, error, refetch } = useEditablePlaylists(search)
  const typed = search.trim()

  async function create(): Promise<void> {
    const playlist = await createPlaylist(typed)
    if (playlist) close(playlist)
  }
  return (
    <DialogPanel title={t('Add to playlist')}>
      <div className="flex flex-col gap-3">
        <SearchField label={t('Search your playlists')} value={search} onChange={setSearch} autoFocus />
        {mayCreate && (
          <button type="button" onClick={() => void create()} className={CHOICE}>
            <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-small bg-chip text-primary">
              <Plus className="size-6" />
            </span>
            <span className="min-w-0 truncate font-bold">
              {typed ? t('New playlist “:name”', { name: typed }) : t('New playlist')}
            </span>
          </button>
        )}
        {error && !playlists && <PanelError error={error} onRetry={() => void refetch()} />}
        {isPending && <PlaylistsSkeleton />}
        {playlists && playlists.length > 0 && (
          <ul aria-label={t('Your playlists')}>
            {playlists.map((playlist) => (
              <li key={playlist.id}>
                <PlaylistChoice playlist={playlist} tracks={tracks} onChoose={() => close(playlist)} />
              </li>
            ))}
          </ul>
        )}
        {playlists?.length === 0 && <NoPlaylists isSearch={typed !== ''} />}
      </div>
    </DialogPanel>
  )
}

const CHOICE =
  'flex min-h-target w-full items-center gap-3 rounded-panel p-2 text-start transition-press hover:bg-hover'

function NoPlaylists({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  return <EmptyState title={isSearch ? t('No matching playlists') : t("You don't have any playlists yet")} />
}

function PlaylistsSkeleton() {
  return (
    <div aria-hidden className="space-y-2">
      <Skeleton className="h-16 w-full rounded-panel" />
      <Skeleton className="h-16 w-full rounded-panel" />
      <Skeleton className="h-16 w-full rounded-panel" />
    </div>
  )
}
