import { History } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import type { FormState } from './form'

type Form = Pick<FormState, 'message' | 'isPending' | 'hasDraft'> & {
  formProps: ComponentProps<'form'>
  keepsDraft: boolean
  reset: () => void
}

type EndpointFormProps = ComponentProps<'form'> & {
  /** Result of `useEndpointForm`. */
  form: Form
  /** Label of the submit button; without one the form's children or its dialog render the button. */
  submitLabel?: string
  submitProps?: Pick<ComponentProps<typeof Button>, 'className' | 'disabled' | 'size'>
}

/** The `<form>` of an endpoint form, with its draft notice, its error message and its submit button. */
export function EndpointForm({ form, submitLabel, submitProps, children, ...rest }: EndpointFormProps) {
  return (
    <form {...form.formProps} className="flex flex-col gap-5" {...rest}>
      {form.keepsDraft && <DraftNotice hasDraft={form.hasDraft} reset={form.reset} />}
      {form.message && <Notice>{form.message}</Notice>}
      {children}
      {submitLabel !== undefined && (
        <Button type="submit" pending={form.isPending} {...submitProps}>
          {submitLabel}
        </Button>
      )}
    </form>
  )
}

/** Announces politely that the form shows a restored draft, and offers to discard it. */
function DraftNotice({ hasDraft, reset }: Pick<Form, 'hasDraft' | 'reset'>) {
  const { t } = useTranslation()
  /** Moves the focus into the form, since the pressed button disappears. */
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    reset()
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return (
    // Screen readers announce changes of a live region only if it was mounted before; empty it takes no space.
    <div role="status" className="empty:absolute">
      {hasDraft && (
        <div className="flex animate-rise gap-3 rounded-input bg-chip px-4 py-2 text-sm">
          <History aria-hidden className="mt-2 size-5 shrink-0" />
          <div className="flex flex-wrap items-center gap-x-6">
            <span className="py-2">{t('We restored your draft.')}</span>
            <Button variant="ghost" size="sm" className="-ms-4" onClick={discard}>
              {t('Discard draft')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
