// Separate chunk: loaded with the list.
import { Eye, EyeOff } from 'lucide-react'

import type { EditedPlaylist } from '@/contract/groups/playlists'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { Rights } from '@/core/shared/records/use-rights'

import { playlistSource, updatePlaylist } from './queries'

/** Returns the bulk actions on playlists besides delete. */
export function playlistBulkActions({ t }: Translation, rights: Rights): BulkAction<EditedPlaylist>[] {
  if (!rights.update) return []
  const change = (isPublic: boolean, playlists: readonly EditedPlaylist[]) => {
    const count = playlists.length
    return runOnEach({
      ...(isPublic
        ? {
            title: t('[one Make :count playlist public?|other Make :count playlists public?]', { count }),
            message: t('Everyone can find and open them.'),
            confirmLabel: t('Make public'),
          }
        : {
            title: t('[one Make :count playlist private?|other Make :count playlists private?]', { count }),
            message: t('Others can no longer find or open them.'),
            confirmLabel: t('Make private'),
          }),
      records: playlists.map(({ id, name }) => ({ id, name })),
      act: (id) => updatePlaylist(id, { public: isPublic }),
      refresh: playlistSource.refresh,
      done: t('[one Changed :count playlist|other Changed :count playlists]', { count }),
    })
  }
  return [
    {
      id: 'publish',
      label: t('Make public'),
      icon: <Eye aria-hidden className="size-5" />,
      appliesTo: (playlist) => !playlist.public,
      run: (playlists) => change(true, playlists),
    },
    {
      id: 'hide',
      label: t('Make private'),
      icon: <EyeOff aria-hidden className="size-5" />,
      appliesTo: (playlist) => playlist.public === true,
      run: (playlists) => change(false, playlists),
    },
  ]
}
