// Separate chunk: loaded when another administrator has saved meanwhile.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { type Difference, DifferenceList } from '@/core/shared/records/editor/difference-list'
import { Button } from '@/ui/buttons/button'

type OvertakenDialogProps = DialogProps<'mine' | 'theirs'> & { differences: readonly Difference[] }

/** Shows what another administrator has changed beside the own values; decides which are kept where both differ. */
export function OvertakenDialog({ differences, close }: OvertakenDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t('Someone else has changed the appearance')}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Keep editing')}
          </Button>
          <Button variant="outline" onClick={() => close('theirs')}>
            {t('Save, keep theirs')}
          </Button>
          <Button variant="danger" onClick={() => close('mine')}>
            {t('Save, keep yours')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          {t('These values were saved after you opened the editor. What only one of you changed is kept either way.')}
        </p>
        <DifferenceList differences={differences} />
      </div>
    </DialogPanel>
  )
}
