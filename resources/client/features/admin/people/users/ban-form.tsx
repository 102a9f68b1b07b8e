// Separate chunk: loaded by the suspension panel.
import { useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import { dateLocale } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { DatePicker } from '@/ui/dates/date-picker'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'

import { banEndpoint, userSource } from './queries'

/** Suspends a user until a date, or permanently. */
export function BanForm({ user, close }: { user: Account } & DialogProps) {
  const { t } = useTranslation()
  const [isPermanent, setPermanent] = useState(false)
  const form = useEndpointForm(banEndpoint(), {
    input: { params: { id: user.id } },
    onUncertain: notifyUnconfirmed(userSource.refresh),
    onSuccess: async () => {
      toast.positive(t('Suspended :name', { name: user.display_name }))
      await userSource.refresh()
      close()
    },
  })
  return (
    <FormDialog
      title={t('Suspend :name', { name: user.display_name })}
      form={form}
      submitLabel={t('Suspend')}
      onCancel={close}
    >
      <CheckboxField
        {...form.field('permanent')}
        label={t('Permanently')}
        checked={isPermanent}
        onChange={setPermanent}
      />
      {!isPermanent && <DatePicker {...form.field('ban_until')} label={t('Until')} locale={dateLocale()} required />}
      <TextArea
        {...form.field('comment')}
        label={t('Reason')}
        description={t('Visible to administrators and, for a family profile, to the family.')}
      />
    </FormDialog>
  )
}
