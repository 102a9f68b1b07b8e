import { DiscAlbum, MicVocal, Tag } from 'lucide-react'

import type { ManagedTrack } from '@/contract/groups/tracks'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import { listEditing } from '@/core/shared/records/editing/list-editing'
import { renaming } from '@/core/shared/records/editing/renaming'
import type { ListTools, RecordSource } from '@/core/shared/records/resource'

import { albumSource } from '../albums/queries'
import { trackSource } from '../tracks/queries'
import { type MusicChange, musicBodies, musicCalls } from './queries'

type NamedRow = { id: number; name: string }

const setting = (kind: keyof typeof musicCalls, field: MusicChange['field']) => async (rows: readonly NamedRow[]) => {
  const records = rows.map(({ id, name }) => ({ id, name }))
  const load = async () => (await import('./set-music-dialog')).SetMusicDialog
  return (await openLazyDialog(load, { kind, field, records })) ?? false
}

/** Returns the bulk actions that songs and albums have in common. */
const common = ({ t }: Translation, kind: keyof typeof musicCalls): BulkAction<NamedRow>[] => [
  {
    id: 'artists',
    label: t('Set artists'),
    icon: <MicVocal aria-hidden className="size-5" />,
    run: setting(kind, 'artists'),
  },
  { id: 'genres', label: t('Set genres'), icon: <Tag aria-hidden className="size-5" />, run: setting(kind, 'genres') },
]

/** Returns the editing of names in a list of songs or albums. */
const nameEditing = <Row extends NamedRow>(source: RecordSource<Row>, kind: keyof typeof musicCalls) =>
  listEditing(source, (t) => [
    {
      kind: 'text',
      ...renaming(t),
      body: musicBodies[kind],
      column: 'name',
      field: 'name',
      isRequired: true,
      of: ({ name }) => name,
      save: ({ id }, name) => musicCalls[kind](id, { field: 'name', name }),
    },
  ])

const trackBulkActions = (translation: Translation): BulkAction<NamedRow>[] => [
  ...common(translation, 'tracks'),
  {
    id: 'album',
    label: translation.t('Set album'),
    icon: <DiscAlbum aria-hidden className="size-5" />,
    run: setting('tracks', 'album_id'),
  },
]

/** Bulk actions on songs, and their names, which the list edits. */
export const trackTools: ListTools<ManagedTrack> = {
  bulkActions: (translation, { update }) => (update ? trackBulkActions(translation) : []),
  editing: nameEditing(trackSource, 'tracks'),
}

/** Bulk actions on albums, and their names, which the list edits. */
export const albumTools: ListTools<AlbumRow> = {
  bulkActions: (translation, { update }) => (update ? common(translation, 'albums') : []),
  editing: nameEditing(albumSource, 'albums'),
}
