import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { DialogPanel } from './dialog-panel'
import type { DialogProps } from './dialog-store'

/** Texts of a confirmation dialog. */
export type Question = {
  title: string
  /** Consequences, and whether they can be undone. */
  message?: ReactNode
  /** Names the action: "Delete", "Leave". */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** Colours the confirm button of a destructive action. */
  isDanger?: boolean
}

/** Confirmation dialog, which focuses the harmless button; dismissing it counts as cancelling. */
export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  close,
}: Question & DialogProps<boolean>) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={title}
      isQuestion
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close(false)}>
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => close(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </DialogPanel>
  )
}
