import { Eye, EyeOff } from 'lucide-react'

import type { EditedPlaylist } from '@/contract/groups/playlists'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import { listEditing } from '@/core/shared/records/editing/list-editing'
import { renaming } from '@/core/shared/records/editing/renaming'
import type { ListTools } from '@/core/shared/records/resource'
import type { Rights } from '@/core/shared/records/use-rights'
import { Badge } from '@/ui/feedback/badge'

import { playlistBody, playlistSource, updatePlaylist } from './queries'

/** Returns the bulk actions on playlists besides delete. */
function playlistBulkActions({ t }: Translation, rights: Rights): BulkAction<EditedPlaylist>[] {
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

/** Bulk actions on playlists besides delete, and what the list edits: name, and who can see them. */
export const playlistTools: ListTools<EditedPlaylist> = {
  bulkActions: playlistBulkActions,
  editing: listEditing(playlistSource, (t) => [
    {
      kind: 'text',
      ...renaming(t),
      body: playlistBody,
      column: 'name',
      field: 'name',
      isRequired: true,
      of: ({ name }) => name,
      save: ({ id }, name) => updatePlaylist(id, { name }),
    },
    {
      kind: 'switch',
      column: 'status',
      field: 'public',
      label: (name) => t('Public: :name', { name }),
      of: (playlist) => playlist.public === true,
      besides: ({ collaborative }) => collaborative && <Badge tone="primary">{t('Collaborative')}</Badge>,
      save: ({ id }, isPublic) => updatePlaylist(id, { public: isPublic }),
    },
  ]),
}
