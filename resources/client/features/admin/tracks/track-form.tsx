// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useImageField } from '@/core/shared/images/image-field'

import type { RecordFormProps } from '../record-kind'
import { RecordForm } from '../records/record-form'
import { DurationField } from './duration-field'
import { savedSource } from './source'
import { TrackDetails } from './track-details'
import { TrackLyrics } from './track-lyrics'
import { TrackSource } from './track-source'
import { TrackWave } from './track-wave'
import { useWave } from './use-wave'

/** Editor of a track. */
export function TrackForm({ record, editor }: RecordFormProps<ManagedTrack>) {
  const { t } = useTranslation()
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'track_image_media' })
  const [src, setSrc] = useState(savedSource(record?.src ?? ''))
  const playable = record?.src && src === savedSource(record.src) ? record.src : src
  const [duration, setDuration] = useState(record?.duration || null)
  const [uploadedName, setUploadedName] = useState('')
  const wave = useWave()
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={tracks.create} update={tracks.update}>
        {({ field }) => (
          <>
            <TrackDetails {...{ field, record, image, uploadedName }} />
            <TrackSource
              {...field('src')}
              {...{ src, playable }}
              onChange={setSrc}
              onUploaded={(uploaded) => {
                setSrc(uploaded.src)
                setDuration(uploaded.duration)
                setUploadedName(uploaded.name)
                void wave.draw(uploaded.src)
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
          </>
        )}
      </RecordForm>
      {record && <TrackLyrics trackId={record.id} />}
    </div>
  )
}
