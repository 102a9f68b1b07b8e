import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'

import { type LyricRow, lyrics } from '@/contract/groups/lyrics'
import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { FormValue } from '@/ui/fields/form-value'

import { ImportPanel } from './import-panel'
import { LyricsType, PlainLyrics } from './lyrics-fields'
import { recordingOf } from './queries'
import { TimingEditor } from './timing-editor'
import { useLyrics, validateLyrics } from './use-lyrics'

type LyricsEditorProps = RecordFormProps<LyricRow> & {
  /** The song; null until it is chosen. */
  trackId: number | null
  /** Whether the song has other lyrics, which refuses the save. */
  isTaken?: boolean
  /** The field of the song, as the form names it. */
  children: (field: { name: string; error: string | undefined }, track: Track | undefined) => ReactNode
}

/** Editor of a song's lyrics: plain text, or lines that are timed by tapping. */
export function LyricsEditor({ record, editor, trackId, isTaken = false, children }: LyricsEditorProps) {
  const { t } = useTranslation()
  const state = useLyrics(record)
  const { isSynced } = state
  const recorded = useQuery({ ...recordingOf(trackId ?? 0), enabled: trackId !== null })
  const track = recorded.data
  const list = useRef<HTMLDivElement>(null)

  /** Refuses to save second lyrics for a song, or synced lyrics with problems, and moves the focus to the first one. */
  const validate = () => !isTaken && validateLyrics(state, list.current)
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={lyrics.create} update={lyrics.update} validate={validate}>
        {({ field }) => (
          <>
            {children(field('track_id'), track)}
            <FormSection title={t('Lyrics')}>
              <LyricsType state={state} label={t('Type')} />
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
                  src={track && (track.src ?? null)}
                  onRetry={() => void recorded.refetch()}
                  error={field('text').error}
                  listRef={list}
                />
              ) : (
                <PlainLyrics state={state} label={t('Text')} rows={10} error={field('text').error} />
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
