import { type ReactNode, useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import type { Workspace } from '../queries'
import { NewWorkspaceForm } from './new-workspace-form'
import { RenameWorkspaceForm } from './rename-workspace-form'
import type { NameFormProps } from './workspace-name-field'

/** Dialog that creates a workspace. */
export function NewWorkspaceDialog({ close }: DialogProps) {
  const { t } = useTranslation()
  return (
    <NameDialog
      title={t('New workspace')}
      action={t('Create')}
      close={close}
      form={(props) => <NewWorkspaceForm {...props} />}
    />
  )
}

/** Dialog that renames a workspace. */
export function RenameWorkspaceDialog({
  workspace,
  close,
}: DialogProps & { workspace: Pick<Workspace, 'id' | 'name'> }) {
  const { t } = useTranslation()
  return (
    <NameDialog
      title={t('Rename')}
      action={t('Save')}
      close={close}
      form={(props) => <RenameWorkspaceForm {...props} workspace={workspace} />}
    />
  )
}

type NameDialogProps = { title: string; action: string; close: () => void; form: (props: NameFormProps) => ReactNode }

function NameDialog({ title, action, close, form }: NameDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isPending, setPending] = useState(false)
  return (
    <DialogPanel
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      {form({ id, onPending: setPending, onDone: close })}
    </DialogPanel>
  )
}
