// Separate chunk: loaded with the first dialog that names a workspace.
import { type ComponentProps, useId, useState } from 'react'

import { workspaces } from '@/contract/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormShell } from '@/core/shared/forms/form-shell'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
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

  return <NamePanel form={form} title={t('New workspace')} submitLabel={t('Create')} onCancel={close} />
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
  return <NamePanel form={form} title={t('Rename')} submitLabel={t('Save')} name={workspace.name} onCancel={close} />
}

type NamePanelProps = {
  form: ComponentProps<typeof FormShell>['form'] &
    Pick<ReturnType<typeof useEndpointForm<typeof workspaces.create>>, 'field'>
  title: string
  submitLabel: string
  /** The current name; undefined for a new workspace. */
  name?: string
  onCancel: () => void
}

function NamePanel({ form, title, submitLabel, name, onCancel }: NamePanelProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <DialogPanel
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} pending={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormShell form={form} id={id}>
        <TextField
          {...form.field('name')}
          label={t('Name')}
          defaultValue={name}
          autoFocus
          autoComplete="off"
          required
        />
      </FormShell>
    </DialogPanel>
  )
}
