// Separate chunk: loaded by the fields of songs and albums.
import { albums } from '@/contract/groups/albums'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { refreshMusic } from '@/core/shared/music-editing/queries'
import { TextField } from '@/ui/fields/text-field'

import { findCreated } from './find-created'

type NewAlbumProps = { name: string } & DialogProps<{ id: number; name: string }>

/** Creates an album with a name, and closes with it; everything else is edited later. */
export function NewAlbumForm({ name, close }: NewAlbumProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(albums.create, {
    onUncertain: notifyUnconfirmed(refreshMusic),
    onSuccess: async (response, values) => {
      close(await findCreated('album', values.name.trim(), response))
      await refreshMusic()
    },
  })
  return (
    <FormDialog title={t('New album')} form={form} submitLabel={t('Create')} onCancel={close} isQuestion>
      <TextField {...form.field('name')} label={t('Name')} defaultValue={name} required autoFocus />
    </FormDialog>
  )
}
