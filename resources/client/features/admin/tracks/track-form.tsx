// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { type ManagedTrack, tracks } from '@/contract/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { ChipField } from '@/ui/chips/chip-field'
import { NumberField } from '@/ui/fields/number-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { ComboBox } from '@/ui/pickers/combo-box'

import type { RecordFormProps } from '../record-kind'
import { FormSection } from '../records/form-section'
import { ModelsField } from '../records/models-field'
import { findModels } from '../records/queries'
import { RecordForm } from '../records/record-form'
import { ReleaseDateField } from '../records/release-date-field'
import { DurationField } from './duration-field'
import { TrackSource } from './track-source'
import { TrackWave } from './track-wave'

const findAlbums = async (text: string, signal: AbortSignal) =>
  (await findModels('album', text, signal)).map(({ id, name }) => ({ value: Number(id), label: name }))

/** Editor of a track. */
export function TrackForm({ record, editor }: RecordFormProps<ManagedTrack>) {
  const { t } = useTranslation()
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'track_image_media' })
  const [src, setSrc] = useState(record?.src ?? '')
  const [duration, setDuration] = useState(record?.duration ?? null)
  const [wave, setWave] = useState<number[][] | null>(null)
  const [title, setTitle] = useState(record?.name ?? '')
  const album = record?.album
  return (
    <RecordForm editor={editor} create={tracks.create} update={tracks.update} isBusy={image.isBusy}>
      {({ field }) => (
        <>
          <FormSection title={t('Details')}>
            <ImageField {...field('image')} label={t('Cover')} image={image} />
            <TextField {...field('name')} label={t('Name')} value={title} onChange={setTitle} required />
            <ModelsField
              {...field('artists')}
              label={t('Artists')}
              type="artist"
              defaultValue={record?.artists ?? []}
            />
            <ComboBox
              {...field('album_id')}
              label={t('Album')}
              defaultValue={album ? { value: album.id, label: album.name } : null}
              loadOptions={findAlbums}
            />
            <NumberField
              {...field('number')}
              label={t('Number in the album')}
              min={1}
              defaultValue={record?.number ?? null}
            />
            <ReleaseDateField {...field('release_date')} label={t('Released on')} defaultValue={record?.release_date} />
            <ChipField
              {...field('genres')}
              label={t('Genres')}
              defaultValue={(record?.genres ?? []).map(({ name, display_name }) => display_name || name)}
            />
            <ChipField
              {...field('tags')}
              label={t('Tags')}
              defaultValue={(record?.tags ?? []).map(({ name }) => name)}
            />
            <TextArea {...field('description')} label={t('Description')} defaultValue={record?.description ?? ''} />
          </FormSection>
          <TrackSource
            {...field('src')}
            src={src}
            onChange={setSrc}
            onUploaded={(uploaded) => {
              setSrc(uploaded.src)
              setDuration(uploaded.duration)
              setTitle((before) => before || uploaded.name)
              setWave(null)
            }}
          >
            <DurationField
              {...field('duration')}
              label={t('Duration')}
              description={t('Minutes and seconds: 2:35')}
              value={duration}
              onChange={setDuration}
            />
            <TrackWave trackId={record?.id} src={src} drawn={wave} onDraw={setWave} />
          </TrackSource>
        </>
      )}
    </RecordForm>
  )
}
