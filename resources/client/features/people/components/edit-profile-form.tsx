import { type ProfilePage, profiles } from '@/contract/groups/profiles'
import { refetchQuietly } from '@/core/platform/api/query'
import { updateUser } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { LinksField } from '@/core/shared/forms/links-field'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { refreshProfile } from '../queries'

/** Dialog that edits the current user's public profile. */
export function EditProfileDialog({ user, close }: { user: ProfilePage['user'] } & DialogProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(profiles.update, {
    draft: 'profile',
    onUncertain: notifyUnconfirmed(() => refetchQuietly(profiles.show)),
    onSuccess: async (response) => {
      if (response?.user) updateUser({ display_name: response.user.display_name, avatar: response.user.avatar })
      else await refreshBootstrap()
      close()
      toast.positive(t('Profile saved'))
      await refreshProfile()
    },
  })
  const { city, country, description } = user.profile ?? {}
  return (
    <FormDialog form={form} title={t('Edit profile')} size="lg" submitLabel={t('Save')} onCancel={close}>
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
    </FormDialog>
  )
}
