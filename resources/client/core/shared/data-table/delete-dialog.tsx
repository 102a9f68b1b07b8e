// Separate chunk: loaded by `deleteRecords`.
import { useState } from 'react'

import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, hasSessionEnded, isUncertain } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Question } from '@/core/shared/dialogs/confirm-dialog'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import { PartialDeletion } from './delete-each'

/** The confirmation, the number of records, and the requests that delete and refetch them; `remove` throws ApiError. */
export type Deletion = Pick<Question, 'title' | 'message'> & {
  count: number
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
  /** Whether `remove` shows its own toast. */
  isAnnounced?: boolean
}

/** Confirms and runs a deletion. Stays open after a failure that can be retried. */
export function DeleteDialog({
  title,
  message,
  count,
  remove,
  refresh,
  isAnnounced,
  close,
}: Deletion & DialogProps<boolean>) {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run(): Promise<void> {
    setFailure(undefined)
    setRunning(true)
    try {
      await remove()
      if (!isAnnounced) toast.positive(t('[one Deleted :count record|other Deleted :count records]', { count }))
      close(true)
    } catch (error) {
      fail(error)
    } finally {
      setRunning(false)
      void refresh()
    }
  }

  function fail(error: unknown): void {
    if (error instanceof PartialDeletion) {
      const { done, cause } = error
      const reason = cause instanceof ApiError ? cause.body.message : undefined
      toast.danger(
        [t('Only :done of [one :count record was|other :count records were] deleted', { done, count }), reason]
          .filter(Boolean)
          .join(': '),
      )
      return close(true)
    }
    const { status, body } = error instanceof ApiError ? error : {}
    if (isUncertain(error)) {
      toast.danger(t("We couldn't confirm that they were deleted. Check the list to see what's left."))
      return close(true)
    }
    if (status === HttpStatus.UnprocessableContent) {
      toast.danger(body?.message ?? t('Could not delete records'))
      return close(true)
    }
    announceFailure(error, { onlyTrace: !hasSessionEnded(error) })
    setFailure(
      [t('Could not delete records'), status !== undefined && status < HttpStatus.InternalServerError && body?.message]
        .filter(Boolean)
        .join(': '),
    )
  }

  return (
    <DialogPanel
      title={title}
      isQuestion
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          <Button variant="danger" pending={isRunning} onClick={() => void run()}>
            {t('Delete')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Notice>{failure}</Notice>}
        <div>{message}</div>
      </div>
    </DialogPanel>
  )
}
