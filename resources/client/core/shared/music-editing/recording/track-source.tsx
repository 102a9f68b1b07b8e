import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { TextField } from '@/ui/fields/text-field'

import { AUDIO_UPLOAD, chosenTrack, type Recording, uploadedTrack } from './audio-metadata'
import { ChooseRecordingButton } from './files/choose-recording-button'
import { isAudioFile } from './source-url'

type TrackSourceProps = {
  name: string
  error: string | undefined
  src: string
  /** URL that plays the source: with a signature. */
  playable: string
  canUpload: boolean
  onChange: (src: string) => void
  /** Receives a recording that was uploaded, or chosen from the site's files. */
  onRecording: (recording: Recording) => void
  children: ReactNode
}

/** URL, YouTube id or uploaded file of a track, with a preview of what an audio element can play. */
export function TrackSource(props: TrackSourceProps) {
  const { name, error, src, playable, canUpload, onChange, onRecording, children } = props
  const { t } = useTranslation()
  return (
    <FormSection title={t('Recording')}>
      <TextField
        {...{ name, error }}
        label={t('Source')}
        description={t('A file’s URL or a YouTube video. Leave blank to find the song on YouTube.')}
        value={src}
        onChange={onChange}
        spellCheck={false}
        autoCapitalize="none"
      />
      {canUpload && (
        <UploadArea
          label={t('Upload a recording')}
          metadata={AUDIO_UPLOAD}
          onUploaded={async (entry, { file, signal }) => {
            const track = await uploadedTrack(entry, file)
            if (!signal.aborted) onRecording(track)
          }}
        />
      )}
      <ChooseRecordingButton onChoose={async (file) => onRecording(await chosenTrack(file))} />
      {isAudioFile(src) && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a song, whose lyrics are a field of the form
        <audio src={assetUrl(playable)} aria-label={t('Listen')} controls preload="none" className="w-full" />
      )}
      {children}
    </FormSection>
  )
}
