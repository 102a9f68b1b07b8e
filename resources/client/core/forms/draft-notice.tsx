import { History } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/button'

/** Says quietly that a form shows what was typed before, with the way to be rid of it. */
export function DraftNotice({ form: { hasDraft, reset } }: { form: { hasDraft: boolean; reset: () => void } }) {
  const { t } = useTranslation()
  /** The button goes; the focus stays in the form. */
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    reset()
    currentTarget.form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return (
    <div role="status">
      {hasDraft && (
        <div className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-input bg-chip py-1 ps-4 pe-1 text-sm">
          <History aria-hidden className="size-5 shrink-0" />
          <span className="me-auto">{t('This is what you typed before.')}</span>
          <Button variant="ghost" size="sm" onClick={discard}>
            {t('Discard draft')}
          </Button>
        </div>
      )}
    </div>
  )
}
