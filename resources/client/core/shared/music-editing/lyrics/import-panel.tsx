import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { readLyricLines } from '@/contract/shapes/lyric-text'
import type { Track } from '@/contract/shapes/music'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { decodeText } from '@/lib/files/decode-text'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FileInput } from '@/ui/fields/file-input'
import { TextArea } from '@/ui/fields/text-area'

import { startTiming } from './timed-lines'
import type { LyricsState } from './use-lyrics'
import { writeLrc } from './write-lrc'

/** Largest file, in bytes: lyrics have a few kilobytes. */
const MAX_FILE_SIZE = 1_000_000

const TOO_LARGE: TranslationKey = 'This file is too large for lyrics.'
const UNREADABLE: TranslationKey =
  'The text of this file can’t be read: it is neither Unicode nor Windows-1257. Save it as UTF-8 and try again.'
const EMPTY: TranslationKey = 'There are no lyrics in it.'

/** Characters that file systems refuse in names. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g

type ImportPanelProps = { state: LyricsState; track: Track | undefined; canChange: boolean }

/** Replaces the lyrics by an LRC file or a pasted text, and downloads synced ones as an LRC file. */
export function ImportPanel({ state, track, canChange }: ImportPanelProps) {
  const { t } = useTranslation()
  const { timing, isSynced, problems } = state

  function save(): void {
    const names = { title: track?.name ?? '', artist: track?.artists.map(({ name }) => name).join(', ') ?? '' }
    const content = new Blob([writeLrc([...timing.lines], names)], { type: 'text/plain;charset=utf-8' })
    downloadFile(`${(track?.name ?? 'lyrics').replaceAll(NOT_IN_FILE_NAMES, '_')}.lrc`, content)
  }
  return (
    <FormSection title={t('Import and export')} description={t('LRC files have a timestamp before each line.')}>
      <Button variant="outline" className="self-start" disabled={!isSynced || problems.size > 0} onClick={save}>
        <Download aria-hidden className="size-5" />
        {t('Download as LRC')}
      </Button>
      {canChange && <Import state={state} track={track} />}
    </FormSection>
  )
}

function Import({ state, track }: Omit<ImportPanelProps, 'canChange'>) {
  const { t } = useTranslation()
  const { timing } = state
  const input = useRef<HTMLInputElement>(null)
  const [pastedText, setPastedText] = useState('')
  const [problem, setProblem] = useState<TranslationKey>()

  async function replace(content: string): Promise<void> {
    const lines = readLyricLines(content)
    setProblem(lines.length === 0 ? EMPTY : undefined)
    if (lines.length === 0) return
    const isEmpty = timing.lines.every(({ text }) => text.trim() === '')
    const isSure =
      isEmpty ||
      (await confirm({
        title: t('Replace the lyrics?'),
        message: t('Lines and times are replaced by the imported ones.'),
        confirmLabel: t('Replace'),
      }))
    if (!isSure) return
    const hasTimes = lines.some(({ time }) => time !== null)
    if (hasTimes) state.setSynced(true)
    state.change(startTiming(lines))
    if (hasTimes && track?.duration) state.setDuration(track.duration)
    setPastedText('')
  }
  async function pick(file: File): Promise<void> {
    if (file.size > MAX_FILE_SIZE) return setProblem(TOO_LARGE)
    const content = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (content === undefined) setProblem(UNREADABLE)
    else await replace(content)
  }
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
        onPick={([file]) => file && void pick(file).catch(announceFailure)}
      />
      {problem && <Notice>{t(problem)}</Notice>}
      <TextArea
        label={t('Paste lyrics')}
        description={t('With or without timestamps.')}
        rows={3}
        value={pastedText}
        onChange={setPastedText}
      />
      <Button
        variant="outline"
        className="self-start"
        disabled={pastedText.trim() === ''}
        onClick={() => void replace(pastedText)}
      >
        {t('Use the pasted text')}
      </Button>
    </>
  )
}
