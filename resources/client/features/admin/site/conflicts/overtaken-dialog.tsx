// Separate chunk: loaded when another administrator has saved meanwhile.
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { ConflictDialog } from '@/core/shared/records/editor/conflict-dialog'
import type { Difference } from '@/core/shared/records/editor/difference-list'

import type { PreferredVersion } from './parts'

type OvertakenDialogProps = DialogProps<PreferredVersion> & {
  title: TranslationKey
  differences: readonly Difference[]
}

/** Shows what another administrator has changed beside the own values; decides which are kept where both differ. */
export function OvertakenDialog({ title, ...dialog }: OvertakenDialogProps) {
  const { t } = useTranslation()
  return (
    <ConflictDialog
      {...dialog}
      title={t(title)}
      text={t('These values were saved after you opened the editor. What only one of you changed is kept either way.')}
      labels={{ theirs: t('Save, keep theirs'), mine: t('Save, keep yours') }}
    />
  )
}
