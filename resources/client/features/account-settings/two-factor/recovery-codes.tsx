import { Download, Printer } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteName, useSettings } from '@/core/platform/settings/use-settings'
import { printLines } from '@/lib/browser/print-lines'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'

import { CopyButton } from '../components/copy-button'

const FILE_NAME = 'recovery-codes.txt'

/** The recovery codes, to copy, download or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t, language } = useTranslation()
  const site = siteName(useSettings())
  const title = t('Recovery codes for :site', { site })
  const text = codes.join('\n')
  const save = () => downloadFile(FILE_NAME, new Blob([`${title}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }))
  return (
    <div className="flex flex-col gap-3">
      <ul
        aria-label={t('Recovery codes')}
        translate="no"
        className="grid gap-x-6 gap-y-1 rounded-input bg-chip px-5 py-4 font-mono text-sm md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <Button variant="outline" size="sm" onClick={save}>
          <Download aria-hidden className="size-4" />
          {t('Download')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => printLines({ title, lines: codes, language })}>
          <Printer aria-hidden className="size-4" />
          {t('Print')}
        </Button>
      </div>
    </div>
  )
}
