// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useImageField } from '@/core/shared/images/image-field'
import { DurationField } from '@/core/shared/music-editing/fields/duration-field'
import { savedSource } from '@/core/shared/music-editing/recording/source-url'
import { TrackSource } from '@/core/shared/music-editing/recording/track-source'
import { TrackWave } from '@/core/shared/music-editing/recording/track-wave'
import { useWave } from '@/core/shared/music-editing/recording/use-wave'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { TrackDetails } from './track-details'
import { TrackLyrics } from './track-lyrics'

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
