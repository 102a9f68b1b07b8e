// Separate chunk: loaded by the page of a request.
import { type BackstageRequest, backstageRequests } from '@/contract/groups/backstage-requests'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextArea } from '@/ui/fields/text-area'

import { backstageRequestSource } from './queries'

/** Denies a request; the notes tell the user the reason. */
export function DenyForm({ request, close }: { request: BackstageRequest } & DialogProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(backstageRequests.deny, {
    input: { params: { id: request.id } },
    onUncertain: notifyUnconfirmed(backstageRequestSource.refresh),
    onSuccess: async () => {
      toast.positive(t('Request denied'))
      await backstageRequestSource.refresh()
      close()
    },
  })
  return (
    <FormDialog
      title={t('Deny “:name”?', { name: request.artist_name ?? '' })}
      form={form}
      submitLabel={t('Deny')}
      onCancel={close}
    >
      <TextArea {...form.field('notes')} label={t('Message to the user')} />
    </FormDialog>
  )
}
