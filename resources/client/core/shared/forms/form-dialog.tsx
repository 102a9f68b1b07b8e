import { type ComponentProps, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { Button } from '@/ui/buttons/button'

import { EndpointForm } from './endpoint-form'

type FormDialogProps = Omit<ComponentProps<typeof DialogPanel>, 'footer'> & {
  /** Result of `useEndpointForm`, which the dialog's component calls itself. */
  form: ComponentProps<typeof EndpointForm>['form']
  submitLabel: string
  onCancel: () => void
}

/** A dialog that consists of an endpoint form, with its buttons in the footer. */
export function FormDialog({ form, submitLabel, onCancel, children, ...panel }: FormDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  return (
    <DialogPanel
      {...panel}
      footer={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} id={formId}>
        {children}
      </EndpointForm>
    </DialogPanel>
  )
}
