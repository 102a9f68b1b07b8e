import { useEffect } from 'react'

import { type ProfilePage, profiles } from '@/contract/profiles'
import { refetchQuietly } from '@/core/platform/api/query'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { updateUser } from '@/core/platform/session/update-user'
import { FormShell } from '@/core/shared/forms/form-shell'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { refreshProfile } from '../queries'
import { LinksField } from './links-field'

type EditProfileFormProps = {
  id: string
  user: ProfilePage['user']
  /** Reports to the dialog's button whether a submit is in progress. */
  onPending: (isPending: boolean) => void
  onSaved: () => void
}

/** Edits the current user's public profile. */
export function EditProfileForm({ id, user, onPending, onSaved }: EditProfileFormProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(profiles.update, {
    draft: 'profile',
    onUncertain: sayUnconfirmed(() => refetchQuietly(profiles.show)),
    onSuccess: async (response) => {
      if (response?.user) updateUser({ display_name: response.user.display_name, avatar: response.user.avatar })
      else await refreshBootstrap()
      onSaved()
      toast.positive(t('Profile saved'))
      await refreshProfile()
    },
  })
  useEffect(() => onPending(form.isPending), [form.isPending, onPending])
  const { city, country, description } = user.profile ?? {}
  return (
    <FormShell form={form} id={id}>
      <TextField
        {...form.field('user.username')}
        label={t('Name')}
        defaultValue={user.display_name}
        autoComplete="nickname"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...form.field('profile.city')}
          label={t('City')}
          defaultValue={city ?? ''}
          autoComplete="address-level2"
        />
        <TextField
          {...form.field('profile.country')}
          label={t('Country')}
          defaultValue={country ?? ''}
          autoComplete="country-name"
        />
      </div>
      <TextArea {...form.field('profile.description')} label={t('About me')} defaultValue={description ?? ''} />
      <LinksField {...form.field('links')} defaultValue={user.links} />
    </FormShell>
  )
}
