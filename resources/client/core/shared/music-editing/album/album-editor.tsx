import { albums } from '@/contract/groups/albums'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { ModelsField } from '@/core/shared/records/fields/models-field'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { ChipField } from '@/ui/chips/chip-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { EditingPlace } from '../editing-place'
import { GenresField } from '../fields/genres-field'
import { ReleaseDateField } from '../fields/release-date-field'
import { useCreatable } from '../fields/use-creatable'
import type { AlbumRow } from './queries'
import { albumTrack } from './read-track'
import { TracksField } from './tracks-field'

/**
 * Fields that the server keeps when a request omits them. Songs that it has named are repeated, in case it takes an
 * omitted list for an empty one; where it has named none, it may hide them, and an empty list would detach them.
 */
const omittedOf = (songs: readonly unknown[]): string[] => [
  ...['image', 'artists', 'release_date', 'genres', 'tags', 'description'],
  ...(songs.length === 0 ? ['tracks'] : []),
]

const NOTHING: Partial<AlbumRow> = {}

/** Fields of an album and its tracks. The cover is left alone by users who may not upload any. */
export function AlbumEditor({ record, editor, place }: RecordFormProps<AlbumRow> & { place: EditingPlace }) {
  const { t } = useTranslation()
  const creatable = useCreatable(place)
  const mayUpload = useMayUpload()
  const { artists = [], genres = [], tags = [], tracks = [], release_date, name = '', description } = record ?? NOTHING
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'album_images' })
  return (
    <RecordForm editor={editor} create={albums.create} update={albums.update} omitsUntouched={omittedOf(tracks)}>
      {({ field }) => (
        <>
          <FormSection title={t('Details')}>
            {mayUpload && <ImageField {...field('image')} label={t('Cover')} image={image} />}
            <TextField {...field('name')} label={t('Name')} defaultValue={name} required />
            <ModelsField
              {...field('artists')}
              label={t('Artists')}
              models={place.artists}
              creatable={creatable.artist}
              defaultValue={artists}
            />
            <ReleaseDateField {...field('release_date')} label={t('Released on')} defaultValue={release_date} />
            <GenresField {...field('genres')} label={t('Genres')} defaultValue={genres} />
            <ChipField {...field('tags')} label={t('Tags')} defaultValue={tags.map((tag) => tag.name)} />
            <TextArea {...field('description')} label={t('Description')} defaultValue={description ?? ''} />
          </FormSection>
          <FormSection title={t('Songs')}>
            <TracksField {...field('tracks')} defaultValue={tracks.map(albumTrack)} place={place} />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
