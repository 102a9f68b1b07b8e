import { useNavigate } from 'react-router-dom'

import { accounts } from '@/contract/accounts'
import { family } from '@/contract/family'
import { refetchQuietly } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DraftNotice } from '@/core/shared/forms/draft-notice'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FormValue } from '@/ui/fields/form-value'
import { PasswordField } from '@/ui/fields/password-field'

import { FAMILY_PATH } from '../family-rules'
import { type Profile, refreshFamily, refreshProfile } from '../queries'
import { NameFields } from './name-fields'

/**
 * Name and, if it is to be another, password of a profile. What a parent does not change is sent as it was; what the server has not
 * told is not sent, so that saving never wipes it.
 */
export function EditFamilyUserForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, roles, email_verified_at, first_name, last_name } = profile
  const hasNames = first_name !== undefined && last_name !== undefined
  const form = useEndpointForm(family.update, {
    input: { params: { id } },
    draft: 'family-user',
    onUncertain: sayUnconfirmed(() => refetchQuietly(accounts.show, family.list)),
    onSuccess: async () => {
      toast.positive(t('User updated'))
      await Promise.all([refreshProfile(), refreshFamily()])
      await navigate(FAMILY_PATH)
    },
  })
  return (
    <form {...form.formProps} autoComplete="off" className="flex flex-col gap-5">
      <DraftNotice form={form} />
      {form.message && <Notice>{form.message}</Notice>}
      {roles.length > 0 && <FormValue name="roles" value={roles.map((role) => role.id)} />}
      {email_verified_at !== undefined && (
        <input type="checkbox" name="email_verified_at" defaultChecked={Boolean(email_verified_at)} hidden />
      )}
      {hasNames && <NameFields form={form} profile={profile} />}
      <PasswordField
        {...form.field('password')}
        label={t('New password')}
        description={t('Leave it empty to keep the password as it is.')}
        revealLabel={t('Show the password')}
        autoComplete="new-password"
      />
      <Button type="submit" pending={form.isPending} className="self-start">
        {t('Save')}
      </Button>
    </form>
  )
}
