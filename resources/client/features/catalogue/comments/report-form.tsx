import { comments } from '@/contract/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'

/** What is wrong with a comment; closes with true when it was told. */
export function ReportForm({ commentId, close }: { commentId: number } & DialogProps<boolean>) {
  const { t } = useTranslation()
  const form = useEndpointForm(comments.report, {
    onUncertain: sayUnconfirmed(),
    onSuccess: () => close(true),
    guards: false,
  })
  return (
    <DialogPanel title={t('Report the comment')} size="md">
      <form {...form.formProps} className="space-y-4">
        {form.message && <Notice>{form.message}</Notice>}
        <FormValue name="model_type" value="comment" />
        <FormValue name="model_id" value={commentId} />
        <TextArea {...form.field('reason')} label={t('What is wrong with it?')} />
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Report')}
          </Button>
        </div>
      </form>
    </DialogPanel>
  )
}
