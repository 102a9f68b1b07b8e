// Separate chunk: loaded with the first dialog that names a workspace.
import { type ComponentProps, useState } from 'react'

import { workspaces } from '@/contract/groups/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextField } from '@/ui/fields/text-field'

import { guardDuplicates } from '../duplicate-guard'
import { checkWorkspaces, refreshWorkspaces, type Workspace } from '../queries'

/** Dialog that creates a workspace and switches to it. */
export function NewWorkspaceForm({ close }: DialogProps) {
  const { t } = useTranslation()
  const [watch] = useState(guardDuplicates)
  const form = useEndpointForm(workspaces.create, {
    guards: false,
    beforeSubmit,
    onUncertain: ({ name }) => watch.findCreated(name),
    onSuccess: finish,
  })

  /** Cancels the submit when an earlier one has created the workspace, or may have. */
  async function beforeSubmit(): Promise<boolean> {
    try {
      const created = await watch.begin()
      if (created) await finish(created)
      return !created
    } catch (error) {
      announceFailure(error)
      return false
    }
  }

  async function finish({ workspace }: { workspace: Pick<Workspace, 'id'> }): Promise<void> {
    toast.positive(t('Workspace created'))
    close()
    switchWorkspace(workspace.id)
    await refreshWorkspaces()
  }

  return (
    <FormDialog form={form} title={t('New workspace')} size="sm" submitLabel={t('Create')} onCancel={close}>
      <NameField {...form.field('name')} />
    </FormDialog>
  )
}

type RenameWorkspaceFormProps = DialogProps & { workspace: Pick<Workspace, 'id' | 'name'> }

/** Dialog that renames a workspace. */
export function RenameWorkspaceForm({ workspace, close }: RenameWorkspaceFormProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(workspaces.update, {
    input: { params: { id: workspace.id } },
    guards: false,
    onUncertain: notifyUnconfirmed(checkWorkspaces),
    onSuccess: async () => {
      toast.positive(t('Workspace renamed'))
      close()
      await refreshWorkspaces()
    },
  })
  return (
    <FormDialog form={form} title={t('Rename')} size="sm" submitLabel={t('Save')} onCancel={close}>
      <NameField {...form.field('name')} defaultValue={workspace.name} />
    </FormDialog>
  )
}

type NameFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'defaultValue'>

function NameField(props: NameFieldProps) {
  const { t } = useTranslation()
  return <TextField {...props} label={t('Name')} autoFocus autoComplete="off" required />
}
