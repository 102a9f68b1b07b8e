import { formatBytes, formatNumber } from '@/core/platform/i18n/format'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { FileDrop } from '@/ui/fields/file-drop'

import type { ImportField } from './importable'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, type UnusableFile } from './read-table'
import type { Import } from './use-import'

/** Props of each step of the dialog. */
export type StepProps = { state: Import; title: string; close: () => void }

const problems: Record<UnusableFile, TranslationKey> = {
  'too-large': 'The file is larger than :size.',
  'too-many-rows': 'The file has more than :count rows.',
  'no-rows': 'The file has no rows below the names of its columns.',
  'not-text': "This isn't a text file. Save the table as CSV (UTF-8) first.",
  'open-quote': 'A quotation mark in the file is never closed.',
}

const TYPES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values'

/** First step of an import: its limits, the columns of the file, and the file. */
export function ChooseFile({ state, title, close, fields }: StepProps & { fields: readonly ImportField[] }) {
  const { t } = useTranslation()
  const limits = { count: formatNumber(MAX_IMPORT_ROWS), size: formatBytes(MAX_IMPORT_BYTES) }
  return (
    <DialogPanel
      title={title}
      size="lg"
      footer={
        <Button variant="outline" autoFocus onClick={close}>
          {t('Cancel')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FileDrop
          label={t('CSV file')}
          description={t('At most :count rows and :size. Nothing is created before you confirm.', limits)}
          error={state.problem && t(problems[state.problem], limits)}
          accept={TYPES}
          onFiles={([file]) => file && void state.open(file).catch(announceFailure)}
        />
        <section aria-labelledby="import-columns">
          <h3 id="import-columns" className="mb-2 font-bold">
            {t('Columns of the file')}
          </h3>
          <p className="mb-3 text-sm text-muted">{t('The first row names them, in any order.')}</p>
          <ul className="flex flex-col gap-2">
            {fields.map(({ name, label, hint, isRequired }) => (
              <li key={name}>
                <span className="font-semibold">{t(label)}</span> {isRequired && <span>({t('required')})</span>}
                {hint && <p className="text-sm text-muted">{t(hint)}</p>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DialogPanel>
  )
}
