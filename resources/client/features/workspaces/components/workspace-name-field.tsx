import type { ComponentProps } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextField } from '@/ui/fields/text-field'

/** Props of the forms that name a workspace. */
export type NameFormProps = {
  id: string
  /** Notifies the dialog's button when the submission starts and ends. */
  onPending: (isPending: boolean) => void
  onDone: () => void
}

/** Name of a workspace. */
export function WorkspaceNameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTranslation()
  return <TextField {...field} label={t('Name')} autoFocus autoComplete="off" required />
}
