import { useMutation } from '@tanstack/react-query'
import { Download, FileJson } from 'lucide-react'
import { useState } from 'react'

import type { ManagedLocalization } from '@/contract/groups/localizations'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { JsonFileButton } from '@/core/shared/forms/json-file-button'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import { downloadLines } from './download-lines'
import { type BrokenLine, readBrokenLines } from './lines-file'
import { problemText } from './problem-text'
import { localizationMutations } from './queries'

/** Maximum number of listed broken lines of a file. */
const LISTED = 5

type LinesFilePanelProps = { localization: ManagedLocalization; canUpload: boolean; onUploaded: () => void }

/** Downloads the translations as a JSON file, and replaces them by one. */
export function LinesFilePanel({ localization, canUpload, onUploaded }: LinesFilePanelProps) {
  const { t } = useTranslation()
  return (
    <ScreenPanel id="file" title="JSON file" icon={FileJson}>
      <div className="flex flex-col items-start gap-4">
        <Button variant="outline" onClick={() => downloadLines(localization.id)}>
          <Download aria-hidden className="size-5" />
          {t('Download as JSON')}
        </Button>
        {canUpload && <UploadLines localization={localization} onUploaded={onUploaded} />}
      </div>
    </ScreenPanel>
  )
}

type UploadLinesProps = Omit<LinesFilePanelProps, 'canUpload'>

function UploadLines({ localization: { id, language, name }, onUploaded }: UploadLinesProps) {
  const { t } = useTranslation()
  const upload = useMutation(localizationMutations.upload)
  const [broken, setBroken] = useState<readonly BrokenLine[]>([])

  async function read(file: File): Promise<boolean> {
    const found = await readBrokenLines(file, language)
    setBroken(found ?? [])
    if (found?.length === 0) await replaceBy(file)
    return found !== undefined
  }

  async function replaceBy(file: File): Promise<void> {
    const isSure = await confirm({
      title: t('Replace all translations?'),
      message: t('The translations of :name are replaced by those of the file.', { name }),
      confirmLabel: t('Replace'),
    })
    if (!isSure) return
    const body = new FormData()
    body.append('file', file)
    upload.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          toast.positive(t('Translations replaced'))
          onUploaded()
        },
      },
    )
  }
  return (
    <>
      <JsonFileButton
        label={t('Upload a JSON file')}
        fileLabel={t('JSON file')}
        onPick={read}
        refusal={t('This is not a JSON file with translations.')}
        pending={upload.isPending}
      />
      {broken.length > 0 && <BrokenLines lines={broken} />}
    </>
  )
}

function BrokenLines({ lines }: { lines: readonly BrokenLine[] }) {
  const translation = useTranslation()
  const { t } = translation
  return (
    <div className="w-full">
      <Notice>
        {t('[one :count line of the file has an error.|other :count lines of the file have errors.]', {
          count: lines.length,
        })}
      </Notice>
      <dl className="mt-3 flex flex-col gap-2 text-sm">
        {lines.slice(0, LISTED).map(({ text, problem }) => (
          <div key={text}>
            <dt className="font-semibold break-words">{text}</dt>
            <dd className="text-danger">{problemText(translation, problem)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
