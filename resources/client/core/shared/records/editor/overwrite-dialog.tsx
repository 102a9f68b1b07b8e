// Separate chunk: loaded when someone else has saved the record meanwhile.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import { type Difference, DifferenceList } from './difference-list'

export { differences } from './differences'

type OverwriteDialogProps = DialogProps<'mine' | 'theirs'> & { differences: readonly Difference[] }

/** Shows where the form and the newer record differ; saves the form, adopts the newer record, or does neither. */
export function OverwriteDialog({ differences: fields, close }: OverwriteDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t('Overwrite newer changes?')}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Keep editing')}
          </Button>
          <Button variant="outline" onClick={() => close('theirs')}>
            {t('Use theirs')}
          </Button>
          <Button variant="danger" onClick={() => close('mine')}>
            {t('Overwrite')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{t('Someone else saved this after you opened it. If you save now, their changes will be replaced.')}</p>
        <DifferenceList differences={fields} />
      </div>
    </DialogPanel>
  )
}
