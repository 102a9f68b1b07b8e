import { useState } from 'react'

import type { ManagedTrack } from '@/contract/groups/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { type Creatable, createdName, withCreation } from '@/core/shared/records/fields/creatable'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'

import type { EditingPlace } from '../editing-place'

type AlbumFieldProps = {
  name: string
  error: string | undefined
  record: ManagedTrack | undefined
  find: EditingPlace['findAlbums']
  creatable: Creatable | undefined
}

/** Field for the album of a track. */
export function AlbumField({ record, find, creatable, ...texts }: AlbumFieldProps) {
  const { t } = useTranslation()
  const [known] = useState(() => albumOf(record ?? NOTHING))
  const [album, setAlbum] = useState<Option<number | string> | null>(known ?? null)
  const choose = (option: Option<number | string> | null) => {
    const name = option && createdName(option.value)
    if (typeof name !== 'string' || !creatable) return setAlbum(option)
    creatable
      .create(name)
      .then((created) => created && setAlbum({ value: created.id, label: created.name }))
      .catch(announceFailure)
  }
  return (
    <ComboBox
      {...texts}
      label={t('Album')}
      description={record && known === undefined ? t('Leave blank to keep the current album.') : undefined}
      defaultValue={known ?? null}
      value={album}
      loadOptions={async (text, signal) => {
        const albums = (await find(text, signal)).map(({ id, name }) => ({ value: id, label: name }))
        return withCreation(albums, text, creatable)
      }}
      onChange={choose}
    />
  )
}

/** The track's album; undefined where the server hides both the relation and the column. */
function albumOf({ album, album_id }: Partial<ManagedTrack>) {
  if (album) return { value: album.id, label: album.name }
  return typeof album_id === 'number' ? { value: album_id, label: `#${album_id}` } : (album ?? album_id)
}

const NOTHING: Partial<ManagedTrack> = {}
