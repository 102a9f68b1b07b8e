import { useEffect } from 'react'

import { workspaces } from '@/contract/workspaces'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { toast } from '@/core/toasts/toast-store'
import { switchWorkspace } from '@/core/workspaces/use-workspace'
import { Notice } from '@/ui/feedback/notice'

import { refreshWorkspaces } from '../queries'
import { type NameFormProps, WorkspaceNameField } from './workspace-name-field'

/** Makes a workspace, which is the active one from then on. */
export function NewWorkspaceForm({ id, onPending, onDone }: NameFormProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(workspaces.create, {
    guards: false,
    onSuccess: async ({ workspace }) => {
      toast.positive(t('Workspace created'))
      onDone()
      switchWorkspace(workspace.id)
      await refreshWorkspaces()
    },
  })
  useEffect(() => onPending(form.isPending), [form.isPending, onPending])
  return (
    <form {...form.formProps} id={id} className="flex flex-col gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      <WorkspaceNameField {...form.field('name')} />
    </form>
  )
}
