import { useState } from 'react'

import type { ManagedTrack, tracks } from '@/contract/groups/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { ImageField, type useImageField } from '@/core/shared/images/image-field'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { ModelsField } from '@/core/shared/records/fields/models-field'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { WHOLE } from '@/lib/numbers/parse-number'
import { ChipField } from '@/ui/chips/chip-field'
import { NumberField } from '@/ui/fields/number-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { EditingPlace } from '../editing-place'
import { GenresField } from '../fields/genres-field'
import { ReleaseDateField } from '../fields/release-date-field'
import { useCreatable } from '../fields/use-creatable'
import { AlbumField } from './album-field'

type TrackDetailsProps = Pick<ReturnType<typeof useEndpointForm<typeof tracks.update>>, 'field'> & {
  record: ManagedTrack | undefined
  image: ReturnType<typeof useImageField>
  /** Name of an uploaded recording, for a track without one. */
  uploadedName: string
  place: EditingPlace
}

const NOTHING: Partial<ManagedTrack> = {}

/** Fields of a track, except its recording. The cover is left alone by users who may not upload any. */
export function TrackDetails({ field, record, image, uploadedName, place }: TrackDetailsProps) {
  const { t } = useTranslation()
  const creatable = useCreatable(place)
  const mayUpload = useMayUpload()
  const [title, setTitle] = useState(record?.name)
  const { number = null, release_date, artists = [], genres = [], tags = [], description } = record ?? NOTHING
  return (
    <FormSection title={t('Details')}>
      {mayUpload && <ImageField {...field('image')} label={t('Cover')} image={image} />}
      <TextField {...field('name')} label={t('Name')} value={title ?? uploadedName} onChange={setTitle} required />
      <ModelsField
        {...field('artists')}
        label={t('Artists')}
        models={place.artists}
        creatable={creatable.artist}
        defaultValue={artists}
      />
      <AlbumField {...field('album_id')} record={record} find={place.findAlbums} creatable={creatable.album} />
      <NumberField {...field('number')} label={t('Number in the album')} min={1} format={WHOLE} defaultValue={number} />
      <ReleaseDateField {...field('release_date')} label={t('Released on')} defaultValue={release_date} />
      <GenresField {...field('genres')} label={t('Genres')} defaultValue={genres} />
      <ChipField {...field('tags')} label={t('Tags')} defaultValue={tags.map(({ name }) => name)} />
      <TextArea {...field('description')} label={t('Description')} defaultValue={description ?? ''} />
    </FormSection>
  )
}
