import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { toast } from '@/core/shared/toasts/toast-store'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

import type { SettingChanges } from '../form/use-setting-changes'
import { textIn } from '../model/setting-values'
import { createDropboxToken, refetchSettings } from '../queries'

/** Exchanges the code of Dropbox's page for the token that the server uploads with. */
export function DropboxForm({ changes }: { changes: SettingChanges }) {
  const { t } = useTranslation()
  const form = useEndpointForm(createDropboxToken, {
    guards: false,
    onUncertain: notifyUnconfirmed(refetchSettings),
    onSuccess: async (response) => {
      toast.positive(t('Dropbox is connected'))
      form.reset()
      // A server that has stored the token needs no change of it.
      const token = response?.refreshToken
      if (token) changes.change({ 'server.storage_dropbox_refresh_token': token })
      await refetchSettings()
    },
  })
  return (
    <FormSection
      title={t('Connect Dropbox')}
      description={t('Dropbox shows a code once you allow the app to use your files.')}
    >
      <EndpointForm form={form} submitLabel={t('Connect')} submitProps={{ className: 'self-start' }} autoComplete="off">
        <TextField
          {...form.field('app_key')}
          label={t('App key')}
          defaultValue={textIn(changes.valueOf('server.storage_dropbox_app_key'))}
          required
        />
        <PasswordField
          {...form.field('app_secret')}
          label={t('App secret')}
          autoComplete="new-password"
          revealLabel={t('Show :name', { name: t('App secret') })}
          required
        />
        <TextField {...form.field('access_code')} label={t('Code')} data-no-draft="" required />
      </EndpointForm>
    </FormSection>
  )
}
