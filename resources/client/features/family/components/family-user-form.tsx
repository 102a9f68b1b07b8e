import { useNavigate } from 'react-router-dom'

import { accounts } from '@/contract/accounts'
import { family } from '@/contract/family'
import { refetchQuietly } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormShell } from '@/core/shared/forms/form-shell'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { FormValue } from '@/ui/fields/form-value'
import { PasswordField } from '@/ui/fields/password-field'

import { FAMILY_PATH } from '../family-rules'
import { type Profile, refreshFamily, refreshProfile } from '../queries'
import { NameFields } from './name-fields'

/**
 * Edits a family profile: its name, and optionally its password. Unchanged fields are sent as they were; fields
 * missing in the server's response are not sent, so that saving never clears them.
 */
export function EditFamilyUserForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, roles, email_verified_at, first_name, last_name } = profile
  const hasNames = first_name !== undefined && last_name !== undefined
  const form = useEndpointForm(family.update, {
    input: { params: { id } },
    draft: 'family-user',
    onUncertain: notifyUnconfirmed(() => refetchQuietly(accounts.show, family.list)),
    onSuccess: async () => {
      toast.positive(t('User updated'))
      await Promise.all([refreshProfile(), refreshFamily()])
      await navigate(FAMILY_PATH)
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Save')} submitProps={{ className: 'self-start' }} autoComplete="off">
      {roles.length > 0 && <FormValue name="roles" value={roles.map((role) => role.id)} />}
      {email_verified_at !== undefined && (
        <input type="checkbox" name="email_verified_at" defaultChecked={Boolean(email_verified_at)} hidden />
      )}
      {hasNames && <NameFields form={form} profile={profile} />}
      <PasswordField
        {...form.field('password')}
        label={t('New password')}
        description={t('Leave blank to keep the current password.')}
        revealLabel={t('Show password')}
        autoComplete="new-password"
      />
    </FormShell>
  )
}
