// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'

import { type LyricRow, lyrics } from '@/contract/groups/lyrics'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { useRights } from '@/core/shared/records/use-rights'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'

import { ImportPanel } from './import-panel'
import { trackOfQuery } from './new-lyrics-path'
import { lyricsOfTrack, recordingOf } from './queries'
import { replaceText } from './timed-lines'
import { TimingEditor } from './timing-editor'
import { TrackField } from './track-field'
import { useLyrics } from './use-lyrics'

/** Editor of a song's lyrics: plain text, or lines that are timed by tapping. */
export function LyricForm({ record, editor }: RecordFormProps<LyricRow>) {
  const { t } = useTranslation()
  const state = useLyrics(record)
  const { isSynced, timing, change } = state
  const fixedId = useFixedTrack(record)
  const [trackId, setTrackId] = useState(fixedId)
  const recorded = useQuery({ ...recordingOf(trackId ?? 0), enabled: trackId !== null })
  const track = recorded.data
  const list = useRef<HTMLDivElement>(null)
  const existing = useExistingLyrics(record ? null : trackId)

  /** Refuses to save second lyrics for a song, or synced lyrics with problems, and moves the focus to the first one. */
  function validate(): boolean {
    if (existing) return false
    if (!isSynced || state.problems.size === 0) return true
    flushSync(() => state.setChecked(true))
    focusFirstInvalid(list.current)
    return false
  }
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={lyrics.create} update={lyrics.update} validate={validate}>
        {({ field }) => (
          <>
            <FormSection title={t('Song')}>
              <TrackField
                {...field('track_id')}
                fixedId={fixedId}
                track={record?.track ?? track}
                existing={existing}
                onChoose={setTrackId}
              />
            </FormSection>
            <FormSection title={t('Lyrics')}>
              <ChoiceChips
                label={t('Type')}
                options={[
                  { id: 'plain', label: t('Plain') },
                  { id: 'synced', label: t('Synced') },
                ]}
                value={isSynced ? 'synced' : 'plain'}
                onChange={(type) => state.setSynced(type === 'synced')}
              />
              {/* Before the text, which a draft restores by its type. */}
              <FormValue name={field('is_synced').name} value={isSynced} onChange={state.setSynced} />
              <FormValue name={field('text').name} value={state.text} onChange={state.read} />
              {/* Once known, so that a new form stays clean. */}
              {!recorded.isLoading && (
                <FormValue
                  name={field('duration').name}
                  value={state.duration ?? (record ? null : (track?.duration ?? null))}
                  onChange={state.setDuration}
                />
              )}
              {isSynced ? (
                <TimingEditor
                  state={state}
                  track={track}
                  onRetry={() => void recorded.refetch()}
                  error={field('text').error}
                  listRef={list}
                />
              ) : (
                <TextArea
                  label={t('Text')}
                  error={field('text').error}
                  description={t('One line for each sung line, with a blank line between verses.')}
                  rows={10}
                  dir="auto"
                  value={timing.lines.map(({ text }) => text).join('\n')}
                  onChange={(text) => change((before) => replaceText(before, text))}
                />
              )}
            </FormSection>
          </>
        )}
      </RecordForm>
      {/* Outside the form, whose fields are disabled without the permission to save. */}
      <ImportPanel state={state} track={track} canChange={editor.canSave} />
    </div>
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
