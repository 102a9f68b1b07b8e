// Separate chunk: loaded by a press on an entry.
import type { ErrorLogEntry } from '@/contract/groups/error-logs'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { ErrorStack } from '@/core/shared/dialogs/error-stack'
import { LongText } from '@/ui/collections/long-text'

import { logTime } from '../log-time'
import { EntryLevel } from './entry-level'
import { MAX_FRAMES, parseException } from './parse-exception'

type EntryDialogProps = { entry: ErrorLogEntry } & DialogProps

/** An entry of an error log with its stack trace, as in the error dialog. */
export function EntryDialog({ entry: { level, datetime, message, exception } }: EntryDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel title={t('Log entry')} size="fullscreen">
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <EntryLevel level={level} />
          {logTime(datetime)}
        </p>
        <LongText label={t('Message')} text={message ?? ''} />
        {exception && <Exception text={exception} />}
      </div>
    </DialogPanel>
  )
}

function Exception({ text }: { text: string }) {
  const { t } = useTranslation()
  const { trace, isCut } = parseException(text)
  return (
    <>
      {trace.length > 0 && (
        <section aria-label={t('Call stack')}>
          <ErrorStack trace={trace} />
          {isCut && (
            <p className="mt-2 text-muted">{t('Only the first :count calls are shown.', { count: MAX_FRAMES })}</p>
          )}
        </section>
      )}
      <section aria-label={t('Exception')}>
        <h3 className="mb-2 font-bold">{t('Exception')}</h3>
        <LongText label={t('Exception')} text={text} />
      </section>
    </>
  )
}
