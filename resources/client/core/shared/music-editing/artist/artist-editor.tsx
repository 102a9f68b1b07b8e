import { artists } from '@/contract/groups/artists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LinksField } from '@/core/shared/forms/links-field'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { GenresField } from '../fields/genres-field'
import { PicturesField, usePicturesField } from './pictures-field'
import type { ArtistRow } from './queries'

/** Fields that the server keeps when a request omits them: it may hide what they have, and empty values would delete it. */
const OPTIONAL = ['image_small', 'verified', 'genres', 'profile', 'profile_images', 'links']

const NOTHING: Partial<ArtistRow> = {}

/** Fields of an artist. Pictures are left alone by users who may not upload any; only administrators verify. */
export function ArtistEditor({ record, editor, mayVerify }: RecordFormProps<ArtistRow> & { mayVerify: boolean }) {
  const { t } = useTranslation()
  const mayUpload = useMayUpload()
  const { name = '', verified = false, genres = [], profile, profile_images = [], links = [] } = record ?? NOTHING
  const image = useImageField({ defaultValue: record?.image_small, diskPrefix: 'artist_images' })
  const pictures = usePicturesField({
    defaultValue: profile_images.map(({ url }) => url),
    diskPrefix: 'artist_media',
  })
  return (
    <RecordForm editor={editor} create={artists.create} update={artists.update} omitsUntouched={OPTIONAL}>
      {({ field }) => (
        <>
          <FormSection title={t('Details')}>
            {mayUpload && <ImageField {...field('image_small')} label={t('Picture')} image={image} />}
            <TextField {...field('name')} label={t('Name')} defaultValue={name} required />
            {mayVerify && (
              <CheckboxField
                {...field('verified')}
                label={t('Verified')}
                description={t('Shows a badge beside the name.')}
                defaultChecked={verified}
              />
            )}
            <GenresField {...field('genres')} label={t('Genres')} defaultValue={genres} />
          </FormSection>
          <FormSection title={t('About the artist')}>
            <TextArea
              {...field('profile.description')}
              label={t('Description')}
              defaultValue={profile?.description ?? ''}
            />
            <div className="grid gap-5 md:grid-cols-2">
              <TextField {...field('profile.country')} label={t('Country')} defaultValue={profile?.country ?? ''} />
              <TextField {...field('profile.city')} label={t('City')} defaultValue={profile?.city ?? ''} />
            </div>
            {mayUpload && (
              <PicturesField {...field('profile_images')} label={t('Profile pictures')} pictures={pictures} />
            )}
            <LinksField {...field('links')} defaultValue={links} />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
