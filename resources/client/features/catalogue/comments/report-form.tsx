import { comments } from '@/contract/groups/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'

/** Reports a comment to the moderators; the dialog closes with true after the report was sent. */
export function ReportForm({ commentId, close }: { commentId: number } & DialogProps<boolean>) {
  const { t } = useTranslation()
  const form = useEndpointForm(comments.report, {
    onUncertain: notifyUnconfirmed(),
    onSuccess: () => close(true),
    guards: false,
  })
  return (
    <DialogPanel title={t('Report comment')} size="md">
      <EndpointForm form={form} className="space-y-4">
        <FormValue name="model_type" value="comment" />
        <FormValue name="model_id" value={commentId} />
        <TextArea {...form.field('reason')} label={t("What's wrong with this comment?")} />
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Report')}
          </Button>
        </div>
      </EndpointForm>
    </DialogPanel>
  )
}
