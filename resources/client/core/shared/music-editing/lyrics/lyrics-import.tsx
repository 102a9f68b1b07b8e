import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { readLyricLines } from '@/contract/shapes/lyric-text'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { decodeText } from '@/lib/files/decode-text'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FileInput } from '@/ui/fields/file-input'

import { startTiming } from './timed-lines'
import type { LyricsState } from './use-lyrics'

/** Largest file, in bytes: lyrics have a few kilobytes. */
const MAX_FILE_SIZE = 1_000_000

const TOO_LARGE: TranslationKey = 'This file is too large for lyrics.'
const UNREADABLE: TranslationKey =
  'The text of this file can’t be read: it is neither Unicode nor Windows-1257. Save it as UTF-8 and try again.'
const EMPTY: TranslationKey = 'There are no lyrics in it.'

/** State and actions of {@link useLyricsImport}. */
type LyricsImport = ReturnType<typeof useLyricsImport>

/** Replaces lyrics by an LRC file or a text; the duration of the song is in milliseconds. */
export function useLyricsImport(state: LyricsState, duration: number | null | undefined) {
  const { t } = useTranslation()
  const { timing } = state
  const [problem, setProblem] = useState<TranslationKey>()

  /** Replaces the lyrics, after a question if there are any; false if they stay. */
  async function replace(content: string): Promise<boolean> {
    const lines = readLyricLines(content)
    setProblem(lines.length === 0 ? EMPTY : undefined)
    if (lines.length === 0) return false
    const isEmpty = timing.lines.every(({ text }) => text.trim() === '')
    const isSure =
      isEmpty ||
      (await confirm({
        title: t('Replace the lyrics?'),
        message: t('Lines and times are replaced by the imported ones.'),
        confirmLabel: t('Replace'),
      }))
    if (!isSure) return false
    const hasTimes = lines.some(({ time }) => time !== null)
    if (hasTimes) state.setSynced(true)
    state.change(startTiming(lines))
    if (hasTimes && duration) state.setDuration(duration)
    return true
  }
  return {
    /** Why the last file or text could not be used. */
    problem,
    replace,
    /** Replaces the lyrics by a file's. */
    read: async (file: File): Promise<void> => {
      if (file.size > MAX_FILE_SIZE) return setProblem(TOO_LARGE)
      const content = decodeText(new Uint8Array(await file.arrayBuffer()))
      if (content === undefined) setProblem(UNREADABLE)
      else await replace(content)
    },
  }
}

/** Button that imports an LRC file, and the problem of the last import. */
export function LrcFile({ imported: { problem, read } }: { imported: LyricsImport }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t('Import an LRC file')}
      </Button>
      <FileInput
        ref={input}
        hidden
        accept=".lrc,.txt,text/plain"
        aria-label={t('LRC file')}
        onPick={([file]) => file && void read(file).catch(announceFailure)}
      />
      {problem && <Notice>{t(problem)}</Notice>}
    </>
  )
}
