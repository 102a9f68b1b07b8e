import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LyricsType, PlainLyrics } from '@/core/shared/music-editing/lyrics/lyrics-fields'
import { LrcFile, useLyricsImport } from '@/core/shared/music-editing/lyrics/lyrics-import'
import { TimingEditor } from '@/core/shared/music-editing/lyrics/timing-editor'

import type { EditedLyrics } from './use-edited-lyrics'

type SongLyricsProps = {
  lyrics: EditedLyrics
  /** Milliseconds; null while unknown. */
  duration: number | null
  /** Source of the uploaded file; null until it is uploaded. */
  src: string | null
  /** Whether lines can be timed. */
  canSync: boolean
}

/** Lyrics of one song: plain text, or lines that are timed by tapping. */
export function SongLyrics({ lyrics: { state, list }, duration, src, canSync }: SongLyricsProps) {
  const { t } = useTranslation()
  const imported = useLyricsImport(state, duration)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      {canSync && (
        <>
          <div className="grid gap-1.5">
            <span aria-hidden className="font-bold">
              {t('Lyrics')}
            </span>
            <LyricsType state={state} label={t('Lyrics')} />
          </div>
          <LrcFile imported={imported} />
        </>
      )}
      {state.isSynced ? (
        <TimingEditor
          state={state}
          src={src}
          key={attempt}
          onRetry={() => setAttempt(attempt + 1)}
          error={undefined}
          listRef={list}
        />
      ) : (
        <PlainLyrics state={state} label={canSync ? t('Text') : t('Lyrics')} rows={8} />
      )}
    </>
  )
}
