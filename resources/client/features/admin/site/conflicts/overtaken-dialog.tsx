// Separate chunk: loaded when another administrator has saved meanwhile.
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { type Difference, DifferenceList } from '@/core/shared/records/editor/difference-list'
import { Button } from '@/ui/buttons/button'

import type { PreferredVersion } from './parts'

type OvertakenDialogProps = DialogProps<PreferredVersion> & {
  title: TranslationKey
  differences: readonly Difference[]
}

/** Shows what another administrator has changed beside the own values; decides which are kept where both differ. */
export function OvertakenDialog({ title, differences, close }: OvertakenDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t(title)}
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
