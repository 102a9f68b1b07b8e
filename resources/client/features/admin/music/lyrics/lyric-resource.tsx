import type { LyricRow } from '@/contract/groups/lyrics'
import { readLyricLines } from '@/contract/shapes/lyric-text'
import { paths } from '@/core/platform/navigation/paths'
import { lyricSource } from '@/core/shared/music-editing/lyrics/queries'
import { trackCover } from '@/core/shared/playback/track-cover'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Badge } from '@/ui/feedback/badge'

/** The list and the editor of lyrics. */
export const lyricResource: ResourceDescription<LyricRow> = {
  source: lyricSource,
  name: {
    id: 'track_id',
    header: 'Song',
    isSortable: false,
    of: ({ track, track_id }) => track?.name ?? `#${track_id}`,
    detail: ({ track }) => track?.artists.map(({ name }) => name).join(', '),
    picture: ({ track }) => track && trackCover(track),
  },
  columns: ({ t }) => [
    {
      id: 'is_synced',
      header: t('Type'),
      sortable: true,
      text: ({ is_synced }) => (is_synced ? t('Synced') : t('Plain')),
      cell: ({ is_synced }) => (
        <Badge tone={is_synced ? 'primary' : 'neutral'}>{is_synced ? t('Synced') : t('Plain')}</Badge>
      ),
    },
    {
      id: 'text',
      header: t('First line'),
      hideOnNarrow: true,
      text: firstLine,
      cell: (row) => <span className="line-clamp-1">{firstLine(row)}</span>,
    },
    changedColumn(t),
  ],
  headColumns: ['is_synced'],
  filters: changedBetween,
  actions: ({ track }, translation) => (track ? [siteAction(translation, paths.track.link(track))] : []),
  form: () => import('./lyric-form').then(({ LyricForm }) => LyricForm),
}

const firstLine = ({ text }: LyricRow): string =>
  readLyricLines(text.slice(0, 1000)).find((line) => line.text !== '')?.text ?? ''
