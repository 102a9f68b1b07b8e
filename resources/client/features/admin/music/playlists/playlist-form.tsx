// Separate chunk: loaded with the editor.
import {
  type EditedPlaylist,
  MAX_PLAYLIST_DESCRIPTION_LENGTH,
  MAX_PLAYLIST_NAME_LENGTH,
  playlists,
} from '@/contract/groups/playlists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { Link } from '@/ui/links/link'

/** Editor of a playlist; its songs are edited on its own page. */
export function PlaylistForm({ record, copied, editor }: RecordFormProps<EditedPlaylist>) {
  const { t } = useTranslation()
  const values = record ?? copied
  const image = useImageField({ defaultValue: values?.image, diskPrefix: 'playlist_media' })
  return (
    <RecordForm editor={editor} create={playlists.create} update={playlists.update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          <ImageField {...field('image')} label={t('Cover')} image={image} />
          <TextField
            {...field('name')}
            label={t('Name')}
            maxLength={MAX_PLAYLIST_NAME_LENGTH}
            defaultValue={values?.name ?? ''}
            required
          />
          <TextArea
            {...field('description')}
            label={t('Description')}
            description={t("What's in it and when to listen to it. Optional, 20 to 170 characters.")}
            maxLength={MAX_PLAYLIST_DESCRIPTION_LENGTH}
            defaultValue={values?.description ?? ''}
          />
          <div>
            <CheckboxField {...field('public')} label={t('Public')} defaultChecked={values?.public ?? false} />
            <CheckboxField
              {...field('collaborative')}
              label={t('Let others add songs')}
              defaultChecked={values?.collaborative ?? false}
            />
          </div>
          {copied && <p className="text-muted">{t("The songs aren't copied.")}</p>}
          {record && (
            <Link to={paths.playlist.link(record)} className="self-start font-semibold underline underline-offset-4">
              {t('Edit the songs on the playlist’s page')}
            </Link>
          )}
        </FormSection>
      )}
    </RecordForm>
  )
}
