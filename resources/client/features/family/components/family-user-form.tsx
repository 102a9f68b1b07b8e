import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { accounts } from '@/contract/groups/accounts'
import { family } from '@/contract/groups/family'
import { refetchQuietly } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { AvatarField } from '@/core/shared/avatar/avatar-field'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { useObjectUrl } from '@/lib/react/use-object-url'
import { FormValue } from '@/ui/fields/form-value'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

import { FAMILY_PATH } from '../family-rules'
import { findCreated, finishCreation } from '../finish-creation'
import { type Profile, refreshFamily, refreshProfile } from '../queries'
import { ProfileEmailField } from './profile-email-field'

/** Creates a family profile; its picture is uploaded after the profile exists. */
export function NewFamilyUserForm() {
  const { t } = useTranslation()
  const parent = useUser()
  const [picture, setPicture] = useState<File>()
  const form = useEndpointForm(family.create, {
    draft: 'family-user',
    onUncertain: ({ email }) => findCreated(email),
    onSuccess: ({ user }) => finishCreation(user.id, picture),
  })
  return (
    <>
      <PictureField onChange={setPicture} />
      <EndpointForm
        form={form}
        submitLabel={t('Create profile')}
        submitProps={{ className: 'self-start' }}
        autoComplete="off"
      >
        {parent && <FormValue name="parent_id" value={parent.id} />}
        <NameFields form={form} />
        <ProfileEmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={t('Password')}
          revealLabel={t('Show password')}
          autoComplete="new-password"
          required
        />
      </EndpointForm>
    </>
  )
}

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
    <EndpointForm form={form} submitLabel={t('Save')} submitProps={{ className: 'self-start' }} autoComplete="off">
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
    </EndpointForm>
  )
}

type Name = 'first_name' | 'last_name'
type NameFieldsProps = {
  form: { field: (name: Name) => { name: string; error?: string | undefined } }
  profile?: { first_name?: string | null | undefined; last_name?: string | null | undefined }
}

/** First and last name of another person, without autofill: the browser would suggest the parent's. */
function NameFields({ form, profile }: NameFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...form.field('first_name')}
        label={t('First name')}
        defaultValue={profile?.first_name ?? ''}
        autoComplete="off"
      />
      <TextField
        {...form.field('last_name')}
        label={t('Last name')}
        defaultValue={profile?.last_name ?? ''}
        autoComplete="off"
      />
    </div>
  )
}

/** A picture that is uploaded together with the rest of its form. */
function PictureField({ onChange }: { onChange: (picture: File | undefined) => void }) {
  const [objectUrl, show] = useObjectUrl()

  function pick(picture: File | undefined): void {
    show(picture)
    onChange(picture)
  }

  return <AvatarField name="" src={objectUrl} onPick={pick} onRemove={() => pick(undefined)} />
}
