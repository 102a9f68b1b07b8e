import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import { type Difference, DifferenceList } from './difference-list'

/** Version that the user prefers. */
type Version = 'mine' | 'theirs'

type ConflictDialogProps = DialogProps<Version> & {
  title: string
  /** Says what happened, and what each button does to the values below. */
  text: string
  /** Labels of the buttons that prefer a version. */
  labels: Readonly<Record<Version, string>>
  differences: readonly Difference[]
}

/** Shows two versions side by side; closes with the preferred one, or without an answer to keep editing. */
export function ConflictDialog({ title, text, labels, differences, close }: ConflictDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={title}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Keep editing')}
          </Button>
          <Button variant="outline" onClick={() => close('theirs')}>
            {labels.theirs}
          </Button>
          <Button variant="danger" onClick={() => close('mine')}>
            {labels.mine}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{text}</p>
        <DifferenceList differences={differences} />
      </div>
    </DialogPanel>
  )
}
