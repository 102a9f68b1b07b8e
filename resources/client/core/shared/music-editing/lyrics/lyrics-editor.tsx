import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { type LyricRow, lyrics } from '@/contract/groups/lyrics'
import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'

import { ImportPanel } from './import-panel'
import { recordingOf } from './queries'
import { replaceText } from './timed-lines'
import { TimingEditor } from './timing-editor'
import { useLyrics } from './use-lyrics'

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
  const { isSynced, timing, change } = state
  const recorded = useQuery({ ...recordingOf(trackId ?? 0), enabled: trackId !== null })
  const track = recorded.data
  const list = useRef<HTMLDivElement>(null)

  /** Refuses to save second lyrics for a song, or synced lyrics with problems, and moves the focus to the first one. */
  function validate(): boolean {
    if (isTaken) return false
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
            {children(field('track_id'), track)}
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
                  src={track && (track.src ?? null)}
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
