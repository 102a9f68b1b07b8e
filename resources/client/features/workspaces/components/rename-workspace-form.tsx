import { useEffect } from 'react'

import { workspaces } from '@/contract/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormShell } from '@/core/shared/forms/form-shell'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

import { checkWorkspaces, refreshWorkspaces, type Workspace } from '../queries'
import { type NameFormProps, WorkspaceNameField } from './workspace-name-field'

export function RenameWorkspaceForm({
  workspace,
  id,
  onPending,
  onDone,
}: NameFormProps & { workspace: Pick<Workspace, 'id' | 'name'> }) {
  const { t } = useTranslation()
  const form = useEndpointForm(workspaces.update, {
    input: { params: { id: workspace.id } },
    guards: false,
    onUncertain: notifyUnconfirmed(checkWorkspaces),
    onSuccess: async () => {
      toast.positive(t('Workspace renamed'))
      onDone()
      await refreshWorkspaces()
    },
  })
  useEffect(() => onPending(form.isPending), [form.isPending, onPending])
  return (
    <FormShell form={form} id={id}>
      <WorkspaceNameField {...form.field('name')} defaultValue={workspace.name} />
    </FormShell>
  )
}
