import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import type { StepProps } from './choose-file'
import { ColumnFields } from './column-fields'
import type { ImportField } from './importable'
import { FirstRows, RowProblems } from './row-lists'
import type { Import } from './use-import'

type PreviewProps = StepProps & { fields: readonly ImportField[]; file: NonNullable<Import['file']> }

/** Second step of an import: the field of each column, the first rows, and the rows with problems. */
export function ImportPreview({ state, title, close, fields, file }: PreviewProps) {
  const { t } = useTranslation()
  const { rows, ready, missing } = state
  const isComplete = missing.length === 0
  const count = isComplete ? ready.length : 0
  return (
    <DialogPanel
      title={title}
      size="2xl"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={close}>
            {t('Cancel')}
          </Button>
          <Button variant="outline" onClick={state.leaveFile}>
            {t('Another file')}
          </Button>
          <Button disabled={count === 0} onClick={() => void state.start().catch(announceFailure)}>
            {t('[one Import :count row|other Import :count rows]', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <p className="break-words">
          {file.name}: {t('[one :count row|other :count rows]', { count: rows.length })}
        </p>
        <ColumnFields file={file} fields={fields} onMap={state.map} />
        {!isComplete && (
          <Notice>{t('No column holds: :fields', { fields: missing.map(({ label }) => t(label)).join(', ') })}</Notice>
        )}
        <FirstRows rows={rows} fields={fields.filter(({ name }) => file.mapping.includes(name))} />
        {isComplete && <RowProblems rows={rows.filter(({ problems }) => problems.length > 0)} />}
      </div>
    </DialogPanel>
  )
}
