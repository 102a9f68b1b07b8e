// Separate chunk: loaded by `runOnEach`.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { EachProgress } from './each-progress'
import { type EachRecord, openRecords, useEachRun } from './use-each-run'

/**
 * Asks, then shows how far an action has come, and which records failed; those can be tried again. Buttons
 * that replace pressed ones have keys of their own: they take the focus, without which Escape would not arrive.
 */
export function EachDialog({ close, ...each }: EachRecord & DialogProps<boolean>) {
  const { t } = useTranslation()
  const { records, title, confirmLabel, isDanger = false, isReady } = each
  const { run, start, stop } = useEachRun(each)
  const open = run ? openRecords(run) : records

  async function begin(): Promise<void> {
    const { done } = await start(open)
    if (done < records.length) return
    toast.positive(each.done)
    close(true)
  }
  const variant = isDanger ? 'danger' : 'primary'
  return (
    <DialogPanel
      title={title}
      isQuestion
      footer={
        run?.isRunning ? (
          <Button key="stop" variant="outline" autoFocus onClick={stop}>
            {t('Stop')}
          </Button>
        ) : (
          <>
            <Button key={run ? 'close' : 'cancel'} variant="outline" autoFocus onClick={() => close(false)}>
              {run ? t('Close') : t('Cancel')}
            </Button>
            {open.length > 0 && (
              <Button
                variant={variant}
                disabled={isReady === false}
                onClick={() => void begin().catch(announceFailure)}
              >
                {run ? (run.rest.length > 0 ? t('Continue') : t('Try again')) : confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {run ? <EachProgress run={run} count={records.length} /> : each.message}
    </DialogPanel>
  )
}
