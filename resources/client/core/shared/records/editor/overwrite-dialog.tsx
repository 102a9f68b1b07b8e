// Separate chunk: loaded when someone else has saved the record meanwhile.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'

import { ConflictDialog } from './conflict-dialog'
import type { Difference } from './difference-list'

export { differences } from './differences'

type OverwriteDialogProps = DialogProps<'mine' | 'theirs'> & { differences: readonly Difference[] }

/** Shows where the form and the newer record differ; saves the form, adopts the newer record, or does neither. */
export function OverwriteDialog(props: OverwriteDialogProps) {
  const { t } = useTranslation()
  return (
    <ConflictDialog
      {...props}
      title={t('Overwrite newer changes?')}
      text={t('Someone else saved this after you opened it. If you save now, their changes will be replaced.')}
      labels={{ theirs: t('Use theirs'), mine: t('Overwrite') }}
    />
  )
}
