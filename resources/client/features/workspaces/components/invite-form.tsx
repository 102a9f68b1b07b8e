import { useQuery } from '@tanstack/react-query'

import { workspaces } from '@/contract/groups/workspaces'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { PanelError } from '@/core/shared/screen/query-view'
import { toast } from '@/core/shared/toasts/toast-store'
import { ChipField } from '@/ui/chips/chip-field'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { SelectField } from '@/ui/pickers/select-field'

import { checkWorkspaces, refreshWorkspaces, type Role, workspaceQueries } from '../queries'

/** Invites people to a workspace by email address, with a role. */
export function InviteForm({ workspaceId }: { workspaceId: number }) {
  const { data, error, refetch } = useQuery(workspaceQueries.roles)
  if (data) return <Fields workspaceId={workspaceId} roles={data.workspaceRoles} />
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={2} />
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

function Fields({ workspaceId, roles }: { workspaceId: number; roles: readonly Role[] }) {
  const { t, tServer } = useTranslation()
  const form = useEndpointForm(workspaces.invite, {
    input: { params: { id: workspaceId } },
    onUncertain: notifyUnconfirmed(checkWorkspaces),
    onSuccess: async ({ invites }, { roleId }) => {
      toast.positive(
        invites.length > 0
          ? t('[one :count invitation sent|other :count invitations sent]', { count: invites.length })
          : t("They've already joined or been invited."),
      )
      // Keep the role: the next invitations are likely to have the same one.
      form.reset({ emails: [], roleId })
      await refreshWorkspaces()
    },
  })
  return (
    <EndpointForm
      form={form}
      submitLabel={t('Send invitations')}
      submitProps={{ className: 'self-start max-md:self-stretch' }}
    >
      <ChipField
        {...form.field('emails')}
        label={t('Email addresses')}
        description={t('Press Enter after each address, or paste a list.')}
        validate={(text) => (EMAIL.test(text) ? undefined : t('Enter a valid email address.'))}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        required
      />
      <SelectField
        {...form.field('roleId')}
        label={t('Role')}
        options={roles.map(({ id, name, description }) => ({
          value: id,
          label: tServer(name),
          ...(description && { description: tServer(description) }),
        }))}
        defaultValue={roles.at(-1)?.id ?? null}
        required
      />
    </EndpointForm>
  )
}
