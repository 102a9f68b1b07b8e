// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { LyricRow } from '@/contract/groups/lyrics'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LyricsEditor } from '@/core/shared/music-editing/lyrics/lyrics-editor'
import { lyricsOfTrack } from '@/core/shared/music-editing/lyrics/queries'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { useRights } from '@/core/shared/records/use-rights'

import { trackOfQuery } from './new-lyrics-path'
import { TrackField } from './track-field'

/** Editor of the lyrics of any song, which is chosen for new ones. */
export function LyricForm({ record, editor }: RecordFormProps<LyricRow>) {
  const { t } = useTranslation()
  const fixedId = useFixedTrack(record)
  const [trackId, setTrackId] = useState(fixedId)
  const existing = useExistingLyrics(record ? null : trackId)
  return (
    <LyricsEditor record={record} editor={editor} trackId={trackId} isTaken={existing !== undefined}>
      {(field, track) => (
        <FormSection title={t('Song')}>
          <TrackField
            {...field}
            fixedId={fixedId}
            track={record?.track ?? track}
            existing={existing}
            onChoose={setTrackId}
          />
        </FormSection>
      )}
    </LyricsEditor>
  )
}

/** Finds the lyrics that a song already has; includes their id if the user may see it. */
function useExistingLyrics(trackId: number | null): { id: number | undefined } | undefined {
  const { view } = useRights('lyrics')
  const { data } = useQuery({ ...lyricsOfTrack(trackId ?? 0, view), enabled: trackId !== null })
  return data && trackId !== null && data.lines.length > 0 ? { id: data.id } : undefined
}

/** Returns the track of the lyrics: that of a record, or of the link to new ones. */
function useFixedTrack(record: LyricRow | undefined): number | null {
  const [params] = useSearchParams()
  return record?.track_id ?? trackOfQuery(params)
}
