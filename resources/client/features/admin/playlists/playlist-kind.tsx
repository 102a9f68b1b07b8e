import { ExternalLink, ListMusic } from 'lucide-react'

import type { EditedPlaylist } from '@/contract/playlists'
import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { DataColumn } from '@/core/shared/data-table/column'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'
import { Badge } from '@/ui/feedback/badge'

import { defineKind } from '../define-kind'
import { changedBetween } from '../records/date-filters'
import { playlistSource } from './queries'

/** Playlists of all users, also private ones. */
export const playlistKind = defineKind<EditedPlaylist>({
  id: 'playlists',
  permission: 'playlists',
  icon: ListMusic,
  texts: { many: 'Playlists', one: 'Playlist', add: 'New playlist' },
  model: 'playlist',
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
    count('plays', t('Plays')),
    count('views', t('Views')),
    {
      id: 'updated_at',
      header: t('Last changed'),
      sortable: true,
      hideOnNarrow: true,
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => (updated_at ? formatDate(updated_at) : ''),
    },
  ],
  filters: (translation) => {
    const { t } = translation
    const flag = (key: string, label: TranslationKey): FilterDefinition => ({
      key,
      label: t(label),
      operators: ['='],
      control: { type: 'boolean' },
    })
    const number = (key: string, label: TranslationKey): FilterDefinition => ({
      key,
      label: t(label),
      operators: ['>=', '<=', '=', '>', '<', '!='],
      control: { type: 'number', min: 0 },
    })
    return [
      flag('public', 'Public'),
      flag('collaborative', 'Collaborative'),
      number('plays', 'Plays'),
      number('views', 'Views'),
      ...changedBetween(translation),
    ]
  },
  actions: (playlist, { t }) => [
    {
      id: 'site',
      label: t('View on the site'),
      icon: <ExternalLink aria-hidden className="size-5" />,
      to: paths.playlist.link(playlist),
    },
  ],
  form: () => import('./playlist-form').then(({ PlaylistForm }) => PlaylistForm),
})

const count = (id: 'plays' | 'views', header: string): DataColumn<EditedPlaylist> => ({
  id,
  header,
  align: 'end',
  sortable: true,
  hideOnNarrow: true,
  text: (playlist) => playlist[id],
  cell: (playlist) => formatNumber(playlist[id] ?? 0),
})
