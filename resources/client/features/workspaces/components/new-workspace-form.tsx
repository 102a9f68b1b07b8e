import { useEffect, useState } from 'react'

import { workspaces } from '@/contract/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormShell } from '@/core/shared/forms/form-shell'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

import { refreshWorkspaces, type Workspace } from '../queries'
import { watchCreation } from '../watch-creation'
import { type NameFormProps, WorkspaceNameField } from './workspace-name-field'

/** Creates a workspace and switches to it. */
export function NewWorkspaceForm({ id, onPending, onDone }: NameFormProps) {
  const { t } = useTranslation()
  const [watch] = useState(watchCreation)
  const form = useEndpointForm(workspaces.create, {
    guards: false,
    mayBeSent,
    onUncertain: ({ name }) => watch.findCreated(name),
    onSuccess: finish,
  })

  /** Cancels the submit when an earlier one has created the workspace, or may have. */
  async function mayBeSent(): Promise<boolean> {
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
    onDone()
    switchWorkspace(workspace.id)
    await refreshWorkspaces()
  }

  useEffect(() => onPending(form.isPending), [form.isPending, onPending])
  return (
    <FormShell form={form} id={id}>
      <WorkspaceNameField {...form.field('name')} />
    </FormShell>
  )
}
