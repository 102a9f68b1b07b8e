import type { EditedPlaylist } from '@/contract/groups/playlists'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { listEditing } from '@/core/shared/records/editing/list-editing'
import { renaming } from '@/core/shared/records/editing/renaming'
import type { ListTools } from '@/core/shared/records/resource'
import type { Rights } from '@/core/shared/records/use-rights'
import { Badge } from '@/ui/feedback/badge'

import { visibilityActions } from '../bulk/visibility-actions'
import { playlistBody, playlistSource, updatePlaylist } from './queries'

/** Returns the bulk actions on playlists besides delete. */
function playlistBulkActions(translation: Translation, rights: Rights): BulkAction<EditedPlaylist>[] {
  const { t } = translation
  if (!rights.update) return []
  return visibilityActions(translation, {
    isPublic: (playlist) => playlist.public === true,
    nameOf: ({ name }) => name,
    change: (id, isPublic) => updatePlaylist(id, { public: isPublic }),
    refresh: playlistSource.refresh,
    texts: (count, toPublic) => ({
      title: toPublic
        ? t('[one Make :count playlist public?|other Make :count playlists public?]', { count })
        : t('[one Make :count playlist private?|other Make :count playlists private?]', { count }),
      done: t('[one Changed :count playlist|other Changed :count playlists]', { count }),
    }),
  })
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
