import { ListMusic, Plus } from 'lucide-react'
import { useState } from 'react'

import type { Playlist, Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelError } from '@/core/shared/screen/query-view'
import { PlanHint } from '@/core/shared/upsell/remedy-link'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { SpinnerRing, useDelayed } from '@/ui/feedback/spinner'
import { SearchField } from '@/ui/fields/search-field'
import { Image } from '@/ui/pictures/image'

import { createPlaylist } from '../playlist-dialogs'
import { fetchTrackIds } from '../queries'
import { useEditablePlaylists } from './use-editable-playlists'

const CHOICE =
  'flex min-h-target w-full min-w-0 items-center gap-3 rounded-panel p-2 text-start transition-press hover:bg-hover'

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
        {!mayCreate && (
          <PlanHint permission="playlists.create" text={t("Your plan doesn't include creating playlists.")} />
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
        {playlists?.length === 0 && (
          <NoPlaylists onClear={typed ? () => setSearch('') : undefined} mayCreate={mayCreate} />
        )}
      </div>
    </DialogPanel>
  )
}

type NoPlaylistsProps = {
  /** Clears the search, if there is one. */
  onClear: (() => void) | undefined
  mayCreate: boolean
}

/** No playlist to add to; the button for a new one is above. */
function NoPlaylists({ onClear, mayCreate }: NoPlaylistsProps) {
  const { t } = useTranslation()
  const icon = <ListMusic className="size-16" />
  if (!onClear)
    return (
      <EmptyState icon={icon} title={t("You don't have any playlists yet")} action={null}>
        {mayCreate && t('Choose “New playlist”, and the songs go into it.')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={t('No matching playlists')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('Clear search')}
        </Button>
      }
    />
  )
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

type PlaylistChoiceProps = { playlist: Playlist; tracks: readonly Track[]; onChoose: () => void }

/** A playlist to add tracks to. Warns if it already contains one of them; "Add anyway" adds a duplicate. */
function PlaylistChoice({ playlist, tracks, onChoose }: PlaylistChoiceProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'checking' | 'has'>('open')
  const isSlow = useDelayed(state === 'checking')

  async function choose(): Promise<void> {
    if (state === 'checking') return
    setState('checking')
    // If the check fails, adding will fail too and show the error.
    const ids = await fetchTrackIds(playlist.id).catch(() => new Set<number>())
    if (tracks.some(({ id }) => ids.has(id))) setState('has')
    else onChoose()
  }
  return (
    <div className="flex items-center gap-2">
      <button type="button" onClick={() => void choose()} className={CHOICE}>
        <Image
          src={playlist.image ? assetUrl(playlist.image) : null}
          alt=""
          className="size-12 shrink-0 rounded-small"
          fallback={<ListMusic className="size-6" />}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{playlist.name}</span>
          <span role="status" className="block text-sm text-muted">
            {state === 'has' && t('Already in this playlist')}
          </span>
        </span>
        {isSlow && <SpinnerRing aria-hidden className="size-5 text-primary" />}
      </button>
      {state === 'has' && (
        <Button variant="outline" size="sm" onClick={onChoose}>
          {t('Add anyway')}
        </Button>
      )}
    </div>
  )
}
