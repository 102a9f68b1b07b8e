// Separate chunk: loaded with the lists of songs and albums.
import { DiscAlbum, MicVocal, Tag } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import type { Rights } from '@/core/shared/records/use-rights'

import type { MusicChange, musicCalls } from './queries'

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

/** Returns the bulk actions on songs. */
export const trackBulkActions = (translation: Translation, rights: Rights): BulkAction<NamedRow>[] =>
  rights.update
    ? [
        ...common(translation, 'tracks'),
        {
          id: 'album',
          label: translation.t('Set album'),
          icon: <DiscAlbum aria-hidden className="size-5" />,
          run: setting('tracks', 'album_id'),
        },
      ]
    : []

/** Returns the bulk actions on albums. */
export const albumBulkActions = (translation: Translation, rights: Rights): BulkAction<NamedRow>[] =>
  rights.update ? common(translation, 'albums') : []
