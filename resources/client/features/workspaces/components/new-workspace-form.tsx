import { useEffect, useState } from 'react'

import { workspaces } from '@/contract/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Notice } from '@/ui/feedback/notice'

import { guardDuplicates } from '../duplicate-guard'
import { refreshWorkspaces, type Workspace } from '../queries'
import { type NameFormProps, WorkspaceNameField } from './workspace-name-field'

/** Makes a workspace, which is the active one from then on. */
export function NewWorkspaceForm({ id, onPending, onDone }: NameFormProps) {
  const { t } = useTranslation()
  const [watch] = useState(guardDuplicates)
  const form = useEndpointForm(workspaces.create, {
    guards: false,
    mayBeSent,
    onUncertain: ({ name }) => watch.findCreated(name),
    onSuccess: finish,
  })

  /** Not if an earlier press has made it, or may have. */
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
    <form {...form.formProps} id={id} className="flex flex-col gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      <WorkspaceNameField {...form.field('name')} />
    </form>
  )
}
