import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FileInput } from '@/ui/fields/file-input'

import { readThemeFile } from './theme-file'
import { useThemes } from './use-themes'

/** Adds the theme of a file that was exported here or on another site. */
export function ImportButton() {
  const { t } = useTranslation()
  const { addImported } = useThemes()
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File): Promise<void> {
    const theme = await readThemeFile(file)
    setRefused(!theme)
    if (theme) addImported(theme)
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        {t('Import a theme')}
      </Button>
      <FileInput
        ref={input}
        hidden
        accept=".json,application/json"
        aria-label={t('File of a theme')}
        onPick={([file]) => file && void read(file).catch(announceFailure)}
      />
      {isRefused && <Notice>{t('This is not a file of a theme.')}</Notice>}
    </>
  )
}
