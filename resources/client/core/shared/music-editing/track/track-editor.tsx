import { useState } from 'react'

import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import type { RecordFormProps } from '@/core/shared/records/resource'

import type { EditingPlace } from '../editing-place'
import { DurationField } from '../fields/duration-field'
import { PlainLyrics } from '../lyrics/plain-lyrics'
import { savedSource } from '../recording/source-url'
import { TrackSource } from '../recording/track-source'
import { TrackWave } from '../recording/track-wave'
import { useWave } from '../recording/use-wave'
import { TrackDetails } from './track-details'

/** Fields that the server keeps when a request omits them. */
const OPTIONAL = ['image', 'album_id', 'number', 'release_date', 'genres', 'tags', 'description', 'src', 'lyrics']

/** Fields of a track and its recording. */
export function TrackEditor({ record, editor, place }: RecordFormProps<ManagedTrack> & { place: EditingPlace }) {
  const { t } = useTranslation()
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'track_image_media' })
  const [src, setSrc] = useState(savedSource(record?.src ?? ''))
  const playable = record?.src && src === savedSource(record.src) ? record.src : src
  const [duration, setDuration] = useState(record?.duration || null)
  const [uploadedName, setUploadedName] = useState('')
  const wave = useWave()
  return (
    <RecordForm editor={editor} create={tracks.create} update={tracks.update} omitsUntouched={OPTIONAL}>
      {({ field }) => (
        <>
          <TrackDetails {...{ field, record, image, uploadedName, place }} />
          <TrackSource
            {...field('src')}
            {...{ src, playable }}
            canUpload={place.canUploadSongs}
            onChange={setSrc}
            onRecording={(recording) => {
              setSrc(recording.src)
              setDuration(recording.duration)
              setUploadedName(recording.name)
              void wave.draw(recording.src)
            }}
          >
            <DurationField
              {...field('duration')}
              label={t('Duration')}
              description={t('Minutes and seconds: 2:35')}
              value={duration}
              onChange={setDuration}
            />
            <TrackWave trackId={record?.id} src={playable} wave={wave} />
          </TrackSource>
          {record && place.writesPlainLyrics && <PlainLyrics {...field('lyrics')} trackId={record.id} />}
        </>
      )}
    </RecordForm>
  )
}
