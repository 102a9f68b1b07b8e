import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ComboBox } from '@/ui/pickers/combo-box'

import { adminEditing } from '../admin-editing'
import type { MusicChange } from './queries'

/** The album that songs move to. */
export function AlbumChoice({ onChange }: { onChange: (change: MusicChange | undefined) => void }) {
  const { t } = useTranslation()
  return (
    <ComboBox
      label={t('Album')}
      description={t('Songs in another album are removed from it.')}
      loadOptions={async (text, signal) =>
        (await adminEditing.findAlbums(text, signal)).map(({ id, name }) => ({ value: id, label: name }))
      }
      onChange={(option) => onChange(option ? { field: 'album_id', id: option.value } : undefined)}
    />
  )
}
