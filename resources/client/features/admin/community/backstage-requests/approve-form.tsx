// Separate chunk: loaded by the page of a request.
import { type BackstageRequest, backstageRequests } from '@/contract/groups/backstage-requests'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'

import { backstageRequestSource } from './queries'

/** Approves a request; the artist can be marked as verified. */
export function ApproveForm({ request, close }: { request: BackstageRequest } & DialogProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(backstageRequests.approve, {
    input: { params: { id: request.id } },
    onUncertain: notifyUnconfirmed(backstageRequestSource.refresh),
    onSuccess: async () => {
      toast.positive(t('Request approved'))
      await backstageRequestSource.refresh()
      close()
    },
  })
  return (
    <FormDialog
      title={t('Approve “:name”?', { name: request.artist_name ?? '' })}
      form={form}
      submitLabel={t('Approve')}
      onCancel={close}
    >
      <CheckboxField {...form.field('markArtistAsVerified')} label={t('Mark the artist as verified')} />
      <TextArea {...form.field('notes')} label={t('Message to the user')} />
    </FormDialog>
  )
}
