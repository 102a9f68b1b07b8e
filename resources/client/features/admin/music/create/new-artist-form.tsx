// Separate chunk: loaded by the fields of songs and albums.
import { artists } from '@/contract/groups/artists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { refreshArtists } from '@/core/shared/music-editing/artist/queries'
import { TextField } from '@/ui/fields/text-field'

import { findCreated } from './find-created'

type NewArtistProps = { name: string } & DialogProps<{ id: number; name: string }>

/** Creates an artist with a name, and closes with it; everything else is edited later. */
export function NewArtistForm({ name, close }: NewArtistProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(artists.create, {
    onUncertain: notifyUnconfirmed(refreshArtists),
    onSuccess: async (response, values) => {
      close(await findCreated('artist', values.name.trim(), response))
      await refreshArtists()
    },
  })
  return (
    <FormDialog title={t('New artist')} form={form} submitLabel={t('Create')} onCancel={close} isQuestion>
      <TextField {...form.field('name')} label={t('Name')} defaultValue={name} required autoFocus />
    </FormDialog>
  )
}
