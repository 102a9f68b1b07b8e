import { Download } from 'lucide-react'
import { useState } from 'react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { TextArea } from '@/ui/fields/text-area'

import { LrcFile, useLyricsImport } from './lyrics-import'
import type { LyricsState } from './use-lyrics'
import { writeLrc } from './write-lrc'

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
  const imported = useLyricsImport(state, track?.duration)
  const [pastedText, setPastedText] = useState('')
  const replaceByPasted = async () => {
    if (await imported.replace(pastedText)) setPastedText('')
  }
  return (
    <>
      <LrcFile imported={imported} />
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
        onClick={() => void replaceByPasted()}
      >
        {t('Use the pasted text')}
      </Button>
    </>
  )
}
