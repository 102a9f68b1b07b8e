import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { replaceText } from '@/core/shared/music-editing/lyrics/timed-lines'
import { TimingEditor } from '@/core/shared/music-editing/lyrics/timing-editor'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { TextArea } from '@/ui/fields/text-area'

import type { EditedLyrics } from './use-edited-lyrics'

type SongLyricsProps = {
  lyrics: EditedLyrics
  /** Source of the uploaded file; null until it is uploaded. */
  src: string | null
  /** Whether lines can be timed. */
  canSync: boolean
}

/** Lyrics of one song: plain text, or lines that are timed by tapping. */
export function SongLyrics({ lyrics: { state, list }, src, canSync }: SongLyricsProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const { isSynced, timing, change } = state
  return (
    <>
      {canSync && (
        <ChoiceChips
          label={t('Lyrics')}
          options={[
            { id: 'plain', label: t('Plain') },
            { id: 'synced', label: t('Synced') },
          ]}
          value={isSynced ? 'synced' : 'plain'}
          onChange={(type) => state.setSynced(type === 'synced')}
        />
      )}
      {isSynced ? (
        <TimingEditor
          state={state}
          src={src}
          key={attempt}
          onRetry={() => setAttempt(attempt + 1)}
          error={undefined}
          listRef={list}
        />
      ) : (
        <TextArea
          label={canSync ? t('Text') : t('Lyrics')}
          description={t('One line for each sung line, with a blank line between verses.')}
          rows={8}
          dir="auto"
          value={timing.lines.map(({ text }) => text).join('\n')}
          onChange={(text) => change((before) => replaceText(before, text))}
        />
      )}
    </>
  )
}
