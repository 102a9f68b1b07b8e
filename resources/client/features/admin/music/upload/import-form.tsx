// Separate chunk: loaded by the button of the upload screen.
import { useState } from 'react'

import { type ImportedType, mediaImports } from '@/contract/groups/media-imports'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { modelFinder } from '@/core/shared/records/queries'
import { toast } from '@/core/shared/toasts/toast-store'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'
import { ComboBox } from '@/ui/pickers/combo-box'

import { refetchMusic } from './queries'
import { spotifyItem } from './spotify-item'

type Genre = { value: number; label: string }

const findGenres = modelFinder('genre')

/** Imports an artist, an album or a song by its link of Spotify. */
export function ImportForm({ close }: DialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [chosenType, setType] = useState<ImportedType>('album')
  const [genre, setGenre] = useState<Genre | null>(null)
  const { id, type } = spotifyItem(text)
  const kinds = [
    { id: 'artist', label: t('Artist') },
    { id: 'album', label: t('Album') },
    { id: 'track', label: t('Song') },
  ] as const
  const form = useEndpointForm(mediaImports.single, {
    onUncertain: notifyUnconfirmed(refetchMusic),
    onSuccess: () => {
      void refetchMusic()
      toast.positive(t('The server accepted the import. Its music appears in the lists once it is done.'))
      close()
    },
  })
  return (
    <FormDialog title={t('Import from Spotify')} form={form} submitLabel={t('Import')} onCancel={close}>
      <TextField
        label={t('Link or ID')}
        description={kinds.find((kind) => kind.id === type)?.label ?? t('A link to an artist, an album or a song.')}
        error={form.field('spotifyId').error}
        value={text}
        onChange={setText}
        required
      />
      <FormValue name="spotifyId" value={id} />
      {!type && <ChoiceChips label={t('Kind of content')} options={kinds} value={chosenType} onChange={setType} />}
      <FormValue name="modelType" value={type ?? chosenType} />
      <ComboBox
        label={t('Genre')}
        error={form.field('genreId').error}
        value={genre}
        loadOptions={async (name, signal) =>
          (await findGenres(name, signal)).map((found) => ({ value: found.id, label: found.name }))
        }
        onChange={setGenre}
      />
      <FormValue name="genreId" value={genre?.value ?? null} />
      <CheckboxField {...form.field('importLyrics')} label={t('Import lyrics')} defaultChecked={false} />
    </FormDialog>
  )
}
