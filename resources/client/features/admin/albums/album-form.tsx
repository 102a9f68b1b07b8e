// Separate chunk: loaded with the editor.
import { albums } from '@/contract/groups/albums'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { ChipField } from '@/ui/chips/chip-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { RecordFormProps } from '../record-kind'
import { FormSection } from '../records/form-section'
import { GenresField } from '../records/genres-field'
import { ModelsField } from '../records/models-field'
import { RecordForm } from '../records/record-form'
import { ReleaseDateField } from '../records/release-date-field'
import { albumTrack } from './find-tracks'
import type { AlbumRow } from './queries'
import { TracksField } from './tracks-field'

const NOTHING: Partial<AlbumRow> = {}

/** Editor of an album and its tracks. */
export function AlbumForm({ record, editor }: RecordFormProps<AlbumRow>) {
  const { t } = useTranslation()
  const { artists = [], genres = [], tags = [], tracks = [], release_date, name = '', description } = record ?? NOTHING
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'album_images' })
  return (
    <RecordForm editor={editor} create={albums.create} update={albums.update}>
      {({ field }) => (
        <>
          <FormSection title={t('Details')}>
            <ImageField {...field('image')} label={t('Cover')} image={image} />
            <TextField {...field('name')} label={t('Name')} defaultValue={name} required />
            <ModelsField {...field('artists')} label={t('Artists')} type="artist" defaultValue={artists} />
            <ReleaseDateField {...field('release_date')} label={t('Released on')} defaultValue={release_date} />
            <GenresField {...field('genres')} label={t('Genres')} defaultValue={genres} />
            <ChipField {...field('tags')} label={t('Tags')} defaultValue={tags.map((tag) => tag.name)} />
            <TextArea {...field('description')} label={t('Description')} defaultValue={description ?? ''} />
          </FormSection>
          <FormSection title={t('Songs')}>
            <TracksField {...field('tracks')} defaultValue={tracks.map(albumTrack)} />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
