import { type Ref, useMemo, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LyricLines, singableLines } from '@/core/shared/media/lyric-lines'
import { sungLine, sungWord } from '@/core/shared/media/sung-line'
import { networkSourceOf } from '@/core/shared/playback/source/source'
import { Notice } from '@/ui/feedback/notice'
import { ChoiceChips } from '@/ui/fields/choice-chips'

import { LineRow } from './line-row'
import { LineTools } from './line-tools'
import { type Recording, useRecording, useRecordingState } from './recording'
import { RecordingPlayer } from './recording-player'
import { TapPad } from './tap-pad'
import type { TimedLine } from './timed-lines'
import type { LyricsState } from './use-lyrics'

type TimingEditorProps = {
  state: LyricsState
  /** Source of the song: null without one, undefined until the song is chosen and loaded. */
  src: string | null | undefined
  onRetry: () => void
  error: string | undefined
  listRef: Ref<HTMLDivElement>
}

/** URL of a song's file; undefined for a stream or a video. */
function fileOf(src: string | null): string | undefined {
  const source = networkSourceOf(src)
  return source.kind === 'file' ? source.url : undefined
}

/** Times lines while the song plays: player, button to tap, lines, and a preview. */
export function TimingEditor({ state, src, onRetry, error, listRef }: TimingEditorProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<'lines' | 'preview'>('lines')
  const { timing, change, problems, isChecked } = state
  const url = src === undefined ? undefined : fileOf(src)
  const recording = useRecording(url)
  // A refused save shows the lines with problems.
  const isPreview = view === 'preview' && !(isChecked && problems.size > 0)
  const noteDuration = () => {
    const { duration } = recording.get()
    if (duration > 0) state.setDuration(Math.round(duration * 1000))
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:self-start">
        {url === undefined ? (
          <p className="text-muted">
            {src !== undefined
              ? t('This song has no file that can be played here. Type the times, or import them.')
              : t('Choose a song to hear it while you tap.')}
          </p>
        ) : (
          <RecordingPlayer recording={recording} onRetry={onRetry} />
        )}
        <TapPad timing={timing} change={change} recording={recording} onTap={noteDuration} />
        <LineTools timing={timing} change={change} recording={recording} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {error && <Notice>{error}</Notice>}
        {isChecked && <Problems state={state} />}
        <ChoiceChips
          label={t('Show')}
          options={[
            { id: 'lines', label: t('Lines') },
            { id: 'preview', label: t('Preview') },
          ]}
          value={isPreview ? 'preview' : 'lines'}
          onChange={setView}
        />
        {isPreview ? (
          <Preview lines={timing.lines} recording={recording} />
        ) : (
          <div ref={listRef}>
            <LineList state={state} />
          </div>
        )}
      </div>
    </div>
  )
}

function Problems({ state: { problems } }: { state: LyricsState }) {
  const { t } = useTranslation()
  const kinds = [...problems.values()]
  const backwardsCount = kinds.filter((kind) => kind === 'backwards').length
  const untimed = kinds.length - backwardsCount
  if (kinds.length === 0) return null
  return (
    <Notice>
      {[
        untimed > 0 && t('[one :count line has no time.|other :count lines have no time.]', { count: untimed }),
        backwardsCount > 0 &&
          t('[one :count line starts before the line above it.|other :count lines start before the line above them.]', {
            count: backwardsCount,
          }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  )
}

function LineList({ state: { timing, change, problems, isChecked } }: { state: LyricsState }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('Lines')} className="relative max-h-[70dvh] overflow-y-auto overscroll-contain">
      {timing.lines.map((line, index) => {
        const problem = problems.get(line.id)
        return (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            isCurrent={index === timing.current}
            problem={problem === 'untimed' && !isChecked ? undefined : problem}
            change={change}
          />
        )
      })}
    </ol>
  )
}

type PreviewProps = { lines: readonly TimedLine[]; recording: Recording }

/** Plays the lyrics as the player does. */
function Preview({ lines, recording }: PreviewProps) {
  const visibleLines = useMemo(() => singableLines([...lines]), [lines])
  const current = useRecordingState(recording, ({ position }) => sungLine(visibleLines, position))
  const word = useRecordingState(recording, ({ position }) => sungWord(visibleLines[current], position))
  return (
    <div className="flex h-[60dvh] flex-col">
      <LyricLines lines={visibleLines} current={current} currentWord={word} onSeek={recording.seek} />
    </div>
  )
}
