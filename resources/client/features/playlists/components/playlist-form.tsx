import { type ComponentProps, useId } from 'react'

import { playlists, MAX_PLAYLIST_DESCRIPTION_LENGTH, MAX_PLAYLIST_NAME_LENGTH } from '@/contract/groups/playlists'
import type { Playlist } from '@/contract/shapes/music'
import { refetchQuietly } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { findCreated } from '../own/queries'

/** Creates a playlist; the dialog closes with it. `name` prefills the name field. */
export function NewPlaylistForm({ name, close }: { name?: string | undefined } & DialogProps<Playlist>) {
  const { t } = useTranslation()
  const form = useEndpointForm(playlists.create, {
    guards: false,
    onUncertain: lookForCreated,
    onSuccess: ({ playlist }) => close(playlist),
  })
  return (
    <PlaylistPanel form={form} title={t('New playlist')} submitLabel={t('Create')} start={{ name }} onCancel={close} />
  )
}

/** Looks for the playlist in the user's list after its response was lost. */
async function lookForCreated({ name }: { name: string }) {
  const playlist = await findCreated(name)
  return playlist ? { playlist: { ...playlist, editors: [] } } : notifyUnconfirmed()()
}

/** Edits name, description, visibility and cover of a playlist; the dialog closes with the new version. */
export function EditPlaylistForm({ playlist, close }: { playlist: Playlist } & DialogProps<Playlist>) {
  const { t } = useTranslation()
  const form = useEndpointForm(playlists.update, {
    input: { params: { id: playlist.id } },
    guards: false,
    onUncertain: notifyUnconfirmed(() => refetchQuietly(playlists.show, playlists.ofUser)),
    onSuccess: (response) => close(response?.playlist ?? playlist),
  })
  return (
    <PlaylistPanel form={form} title={t('Edit playlist')} submitLabel={t('Save')} start={playlist} onCancel={close} />
  )
}

type PlaylistPanelProps = {
  form: ComponentProps<typeof EndpointForm>['form'] &
    Pick<ReturnType<typeof useEndpointForm<typeof playlists.create>>, 'field'>
  title: string
  submitLabel: string
  start: { [Key in 'name' | 'description' | 'public' | 'collaborative' | 'image']?: Playlist[Key] | undefined }
  onCancel: () => void
}

function PlaylistPanel({ form, title, submitLabel, start, onCancel }: PlaylistPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const image = useImageField({ defaultValue: start.image, diskPrefix: 'playlist_media' })
  return (
    <DialogPanel
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} pending={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} id={id}>
        <TextField
          {...form.field('name')}
          label={t('Name')}
          defaultValue={start.name}
          maxLength={MAX_PLAYLIST_NAME_LENGTH}
          required
          autoFocus
        />
        <TextArea
          {...form.field('description')}
          label={t('Description')}
          description={t("What's in it and when to listen to it. Optional, 20 to 170 characters.")}
          defaultValue={start.description ?? ''}
          maxLength={MAX_PLAYLIST_DESCRIPTION_LENGTH}
        />
        <div>
          <CheckboxField
            {...form.field('public')}
            label={t('Public')}
            description={t('When this is off, only you and your collaborators can see it.')}
            defaultChecked={start.public}
          />
          <CheckboxField
            {...form.field('collaborative')}
            label={t('Let others add songs')}
            description={t('Anyone who can see the playlist can add songs to it.')}
            defaultChecked={start.collaborative}
          />
        </div>
        <ImageField
          {...form.field('image')}
          label={t('Cover')}
          description={t("Image up to 8 MB. If you don't add one, we'll use the cover of the first song.")}
          image={image}
        />
      </EndpointForm>
    </DialogPanel>
  )
}
