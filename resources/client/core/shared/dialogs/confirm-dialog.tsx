import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { DialogPanel } from './dialog-panel'
import type { DialogProps } from './dialog-store'

/** What is asked, and the words of the answers. */
export type Question = {
  title: string
  /** What happens then, and whether it can be undone. */
  message?: ReactNode
  /** What is done, in its own word: "Delete", "Leave". */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** It destroys something: the button says so by its colour, and the focus is on the other one. */
  isDanger?: boolean
}

/** A question with two answers; closed in any other way it is answered with no. */
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
          <Button variant="outline" autoFocus={isDanger} onClick={() => close(false)}>
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} autoFocus={!isDanger} onClick={() => close(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </DialogPanel>
  )
}
