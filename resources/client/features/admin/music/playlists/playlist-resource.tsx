import type { EditedPlaylist } from '@/contract/groups/playlists'
import { paths } from '@/core/platform/navigation/paths'
import { playAction } from '@/core/shared/music-editing/play-action'
import { audienceColumns } from '@/core/shared/records/columns'
import { audienceFilters, flagFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Badge } from '@/ui/feedback/badge'

import { playlistSource } from './queries'

/** The list and the editor of playlists. */
export const playlistResource: ResourceDescription<EditedPlaylist> = {
  source: playlistSource,
  name: {
    id: 'name',
    header: 'Playlist',
    of: ({ name }) => name,
    detail: ({ owner_id, editors }) => editors.find(({ id }) => id === owner_id)?.display_name,
    picture: ({ image }) => image,
  },
  columns: ({ t }) => [
    {
      id: 'status',
      header: t('Status'),
      text: ({ public: isPublic, collaborative }) =>
        [isPublic ? t('Public') : t('Private'), collaborative && t('Collaborative')].filter(Boolean).join(', '),
      cell: ({ public: isPublic, collaborative }) => (
        <span className="flex flex-wrap gap-1">
          <Badge>{isPublic ? t('Public') : t('Private')}</Badge>
          {collaborative && <Badge tone="primary">{t('Collaborative')}</Badge>}
        </span>
      ),
    },
    ...audienceColumns(t),
  ],
  headColumns: ['status'],
  filters: (translation) => [
    flagFilter('public', translation.t('Public')),
    flagFilter('collaborative', translation.t('Collaborative')),
    ...audienceFilters(translation),
  ],
  actions: (playlist, translation) => [
    playAction(translation, 'playlist', playlist.id),
    siteAction(translation, paths.playlist.link(playlist)),
  ],
  listTools: () => import('../list-tools').then((tools) => tools.playlistTools),
  isCopyable: true,
  form: () => import('./playlist-form').then(({ PlaylistForm }) => PlaylistForm),
}
