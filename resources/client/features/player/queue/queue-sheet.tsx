import { X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useDialogFrame } from '@/core/shared/dialogs/dialog-frame'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { IconButton } from '@/ui/buttons/icon-button'

import { QueuePanel } from './queue-panel'

/** The queue in a sheet or in the side panel. Its list scrolls by itself; a `SheetPanel` would scroll around it. */
export function QueueSheet({ close }: DialogProps) {
  const { t } = useTranslation()
  const { titleId } = useDialogFrame()
  return (
    <div className="flex h-[calc(100dvh-3rem)] flex-col md:h-full">
      <div className="flex items-center gap-4 py-1 ps-5 pe-2 md:py-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {t('Queue')}
        </h2>
        <IconButton label={t('Close')} icon={<X />} onClick={() => close()} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4">
        <QueuePanel hasCurrent />
      </div>
    </div>
  )
}
