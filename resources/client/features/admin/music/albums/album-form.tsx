// Separate chunk: loaded with the editor.
import { albums } from '@/contract/groups/albums'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { GenresField } from '@/core/shared/music-editing/fields/genres-field'
import { ReleaseDateField } from '@/core/shared/music-editing/fields/release-date-field'
import { albumTrack } from '@/core/shared/music-editing/tracks/find-tracks'
import { TracksField } from '@/core/shared/music-editing/tracks/tracks-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { ModelsField } from '@/core/shared/records/fields/models-field'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { ChipField } from '@/ui/chips/chip-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { AlbumRow } from './queries'

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
            <TracksField
              {...field('tracks')}
              defaultValue={tracks.map(albumTrack)}
              trackLink={(id) => paths.admin.link(`tracks/${id}`)}
            />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
